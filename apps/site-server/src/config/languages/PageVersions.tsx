import { pageLanguage } from '@plinth/site-model/definition';
import type { PageDefinition } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { everyVersion } from './everyVersion';
import { VersionList } from './VersionList';

/** The languages of one page. */
export function PageVersions({ visit, page }: { visit: ConfigVisit; page: PageDefinition }) {
  const { definition } = visit.site;
  const editorOf = ({ id }: PageDefinition) => `/config/pages/${encodeURIComponent(id)}`;
  const versions = [...everyVersion(definition, page)].map(
    ([language, one]) => [language, { href: editorOf(one), title: one.title }] as const,
  );
  return (
    <VersionList
      visit={visit}
      title={page.title}
      versions={new Map(versions)}
      current={pageLanguage(definition, page)}
      action={visit.rights.mayChange('pages') ? `${editorOf(page)}/version` : undefined}
    />
  );
}
