import { nameOfLanguage, pageLanguage } from '@plinth/site-model/definition';
import type { PageDefinition } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { MakeVersion } from './MakeVersion';

/** The pages of a site, a row each, and their versions in the further languages. */
export function VersionTable({
  visit,
  languages,
}: {
  visit: ConfigVisit;
  languages: readonly string[];
}) {
  const { intl, site, rights } = visit;
  const { translate } = intl;
  const { pages } = site.definition;
  const versions = new Map<string, PageDefinition>();
  for (const page of pages) {
    const language = pageLanguage(site.definition, page);
    if (page.versionOf) versions.set(`${page.versionOf} ${language}`, page);
  }
  const ids = new Set(pages.map(({ id }) => id));
  const originals = pages.filter(({ versionOf }) => !versionOf || !ids.has(versionOf));
  return (
    <section>
      <h2 id="versions">{translate('config.languages.pages')}</h2>
      <div
        className="pl-config-scroll"
        role="region"
        aria-labelledby="versions"
        // A keyboard scrolls the focused element.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="pl-config-table">
          <thead>
            <tr>
              <th scope="col">{translate('config.languages.page')}</th>
              {languages.map((code) => (
                <th scope="col" key={code}>
                  <bdi lang={code}>{nameOfLanguage(code)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {originals.map((page) => (
              <tr key={page.id}>
                <th scope="row">
                  <a href={`/config/pages/${encodeURIComponent(page.id)}`}>
                    <bdi>{page.title}</bdi>
                  </a>
                </th>
                {languages.map((code) => {
                  const version = versions.get(`${page.id} ${code}`);
                  return (
                    <td key={code}>
                      {version ? (
                        <a href={`/config/pages/${encodeURIComponent(version.id)}`}>
                          <bdi>{version.title}</bdi>
                        </a>
                      ) : page.language === code ? (
                        translate('config.languages.this')
                      ) : rights.mayChange('pages') ? (
                        <MakeVersion
                          visit={visit}
                          title={page.title}
                          language={code}
                          action={`/config/pages/${encodeURIComponent(page.id)}/version`}
                        />
                      ) : (
                        '–'
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
