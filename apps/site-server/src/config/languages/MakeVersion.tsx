import { nameOfLanguage } from '@plinth/site-model/definition';
import type { PageDefinition } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';

/** The button that makes a version of a page in another language. */
export const MakeVersion = ({
  visit,
  page,
  language,
}: {
  visit: ConfigVisit;
  page: PageDefinition;
  language: string;
}) => (
  <form method="post" action={`/config/pages/${encodeURIComponent(page.id)}/version`}>
    <CrumbField visit={visit} />
    <input type="hidden" name="language" value={language} />
    <button
      type="submit"
      className="pl-config-link"
      aria-label={visit.intl.translate('config.languages.makeIn', {
        page: page.title,
        language: nameOfLanguage(language),
      })}
    >
      {visit.intl.translate('config.languages.make')}
    </button>
  </form>
);
