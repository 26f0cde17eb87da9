import { nameOfLanguage } from '@plinth/site-model/definition';
import type { ConfigVisit } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';

/** The button that makes a version of a page or an item in another language. */
export const MakeVersion = ({
  visit,
  title,
  language,
  action,
}: {
  visit: ConfigVisit;
  title: string;
  language: string;
  /** The address that creates the version. */
  action: string;
}) => (
  <form method="post" action={action}>
    <CrumbField visit={visit} />
    <input type="hidden" name="language" value={language} />
    <button
      type="submit"
      className="pl-config-link"
      aria-label={visit.intl.translate('config.languages.makeIn', {
        page: title,
        language: nameOfLanguage(language),
      })}
    >
      {visit.intl.translate('config.languages.make')}
    </button>
  </form>
);
