import { auditDeeds } from '../../audit/recordDeed';
import type { ConfigVisit } from '../configVisit';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import type { AuditRow } from './peopleQueries';

/** The actions of accounts and on them, the newest first. */
export function LogPage({
  visit,
  found: { rows, total, page },
}: {
  visit: ConfigVisit;
  found: PageOfRows<AuditRow>;
}) {
  const { words } = visit;
  const { t } = words;
  return (
    <ConfigShell visit={visit} part="people" title={t('config.people.log')}>
      <p className="pl-config-crumbs">
        <a href="/config/people">{t('config.part.people')}</a>
      </p>
      <h1>{t('config.people.log')}</h1>
      <ol className="pl-config-list" aria-label={t('config.people.log')}>
        {rows.map(({ id, at, deed, actor, subject }) => {
          const known = auditDeeds.find((one) => one === deed);
          return (
            <li key={id} className="pl-config-item">
              <span className="pl-config-item-title">
                {known ? t(`config.log.${known}`) : deed}
              </span>
              <span className="pl-config-item-facts">
                <time dateTime={at.toISOString()}>{words.momentToSecond(at)}</time>
                {actor ? <bdi>{actor}</bdi> : null}
                {subject ? <bdi>{subject}</bdi> : null}
              </span>
            </li>
          );
        })}
      </ol>
      <div className="pl-config-foot">
        <Paging visit={visit} total={total} page={page} />
      </div>
    </ConfigShell>
  );
}
