import { auditActions } from '../../audit/recordAction';
import type { ConfigVisit } from '../configVisit';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import type { AuditRow } from './peopleQueries';

/** The log of actions by accounts and on accounts, the newest first. */
export function LogPage({
  visit,
  found: { rows, total, page },
}: {
  visit: ConfigVisit;
  found: PageOfRows<AuditRow>;
}) {
  const { intl } = visit;
  const { translate } = intl;
  return (
    <ConfigShell visit={visit} part="people" title={translate('config.people.log')}>
      <p className="pl-config-crumbs">
        <a href="/config/people">{translate('config.part.people')}</a>
      </p>
      <h1>{translate('config.people.log')}</h1>
      <ol className="pl-config-list" aria-label={translate('config.people.log')}>
        {rows.map(({ id, at, action, actor, subject }) => {
          const known = auditActions.find((one) => one === action);
          return (
            <li key={id} className="pl-config-item">
              <span className="pl-config-item-title">
                {known ? translate(`config.log.${known}`) : action}
              </span>
              <span className="pl-config-item-facts">
                <time dateTime={at.toISOString()}>{intl.momentToSecond(at)}</time>
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
