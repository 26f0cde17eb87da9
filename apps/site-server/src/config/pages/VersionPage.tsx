import type { ConfigVisit } from '../configVisit';
import type { RevisionRow } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DiffView } from './Conflict';
import { newPage, type StoredPage } from './pageStore';

/** An earlier version beside the current one. */
export function VersionPage({
  visit,
  id,
  row,
  stored,
}: {
  visit: ConfigVisit;
  id: string;
  row: RevisionRow;
  stored: StoredPage | undefined;
}) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const title = translate('config.versions.number', { number: row.number });
  const address = `/config/pages/${encodeURIComponent(id)}`;
  const isCurrent = stored?.source === row.source;
  return (
    <ConfigShell visit={visit} part="pages" title={`${title}, ${stored?.page.title ?? id}`}>
      <p className="pl-config-crumbs">
        <a href="/config/pages">{translate('config.part.pages')}</a>{' '}
        {stored ? <a href={address}>{stored.page.title}</a> : null}
      </p>
      <h1>{title}</h1>
      <p className="pl-config-note">
        <time dateTime={row.savedAt.toISOString()}>{intl.moment(row.savedAt)}</time> ·{' '}
        {row.accountName ?? translate('config.versions.before')}
      </p>
      {isCurrent ? (
        <p>{translate('config.versions.isCurrent')}</p>
      ) : (
        <>
          <p>{translate('config.versions.diff')}</p>
          <DiffView visit={visit} theirs={stored?.source ?? ''} mine={row.source} />
          {rights.mayChange('pages') ? (
            <form method="post" action={`${address}/restore`}>
              <CrumbField visit={visit} />
              <input type="hidden" name="base" value={stored?.state ?? newPage} />
              <input type="hidden" name="number" value={row.number} />
              <button type="submit" className="pl-config-button">
                {translate('config.versions.restore', { number: row.number })}
              </button>
            </form>
          ) : null}
        </>
      )}
    </ConfigShell>
  );
}
