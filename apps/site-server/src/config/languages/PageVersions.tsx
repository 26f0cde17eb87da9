import { nameOfLanguage, siteLanguage } from '@plinth/site-model/definition';
import type { PageDefinition } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { everyVersion } from './everyVersion';
import { MakeVersion } from './MakeVersion';

/** The languages of one page: where it is edited in each, and a button where it is not there yet. */
export function PageVersions({ visit, page }: { visit: ConfigVisit; page: PageDefinition }) {
  const { intl, site, rights } = visit;
  const { translate } = intl;
  const own = siteLanguage(site.definition);
  const languages = [...new Set([own, ...site.languages.map(({ code }) => code)])];
  if (languages.length < 2) return null;
  const versions = everyVersion(site.definition, page);
  return (
    <section aria-labelledby="page-languages">
      <h2 id="page-languages">{translate('config.languages.of')}</h2>
      <ul className="pl-config-list">
        {languages.map((language) => {
          const version = versions.get(language);
          return (
            <li key={language} className="pl-config-row">
              <bdi lang={language}>{nameOfLanguage(language)}</bdi>
              {version === undefined ? (
                rights.mayChange('pages') ? (
                  <MakeVersion visit={visit} page={page} language={language} />
                ) : (
                  '–'
                )
              ) : version.id === page.id ? (
                <span className="pl-config-note">{translate('config.languages.this')}</span>
              ) : (
                <a href={`/config/pages/${encodeURIComponent(version.id)}`}>
                  <bdi>{version.title}</bdi>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
