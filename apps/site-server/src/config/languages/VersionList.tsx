import { nameOfLanguage, siteLanguage } from '@plinth/site-model/definition';
import type { ConfigVisit } from '../configVisit';
import { MakeVersion } from './MakeVersion';

export interface ListedVersion {
  /** The address of its form. */
  href: string;
  title: string;
}

/** The versions of a page or an item by language: a link to each version, and a button to create a missing one. */
export function VersionList({
  visit,
  title,
  versions,
  current,
  action,
}: {
  visit: ConfigVisit;
  title: string;
  versions: ReadonlyMap<string, ListedVersion>;
  /** The language of the edited version. */
  current: string;
  /** The address that creates a version; `undefined` without the right to. */
  action: string | undefined;
}) {
  const { intl, site } = visit;
  const { translate } = intl;
  const own = siteLanguage(site.definition);
  const languages = [...new Set([own, ...site.languages.map(({ code }) => code), current])];
  if (languages.length < 2) return null;
  return (
    <section aria-labelledby="versions-by-language">
      <h2 id="versions-by-language">{translate('config.languages.of')}</h2>
      <ul className="pl-config-list">
        {languages.map((language) => {
          const version = versions.get(language);
          return (
            <li key={language} className="pl-config-row">
              <bdi lang={language}>{nameOfLanguage(language)}</bdi>
              {language === current ? (
                <span className="pl-config-note">{translate('config.languages.this')}</span>
              ) : version ? (
                <a href={version.href}>
                  <bdi>{version.title}</bdi>
                </a>
              ) : action ? (
                <MakeVersion visit={visit} title={title} language={language} action={action} />
              ) : (
                '–'
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
