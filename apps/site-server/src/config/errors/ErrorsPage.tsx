import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import { KeptNote } from '../shell/KeptNote';
import { Notice } from '../shell/Notice';
import { readOccurrences, type ErrorGroup } from './errorQueries';

export function ErrorsPage({
  visit,
  found: { rows, total, page },
  wasDeleted,
}: {
  visit: ConfigVisit;
  found: PageOfRows<ErrorGroup>;
  wasDeleted: boolean;
}) {
  const { intl } = visit;
  const { translate } = intl;
  return (
    <ConfigShell visit={visit} part="errors" title={translate('config.part.errors')}>
      <h1>{translate('config.part.errors')}</h1>
      <p className="pl-config-lead">{translate('config.errors.lead')}</p>
      <Notice>{wasDeleted && translate('config.errors.deleted')}</Notice>
      {total === 0 ? <p className="pl-config-empty">{translate('config.errors.none')}</p> : null}
      <ol className="pl-config-list" aria-label={translate('config.part.errors')}>
        {rows.map(({ fingerprint, message, count, pages, last, block }) => (
          <li key={fingerprint}>
            <a
              className="pl-config-item"
              href={addressWith(`/config/errors/${fingerprint}`, listQuery(visit.url))}
            >
              <span className="pl-config-item-title">
                <span className="pl-config-code" dir="ltr">
                  {message}
                </span>
                <span className="pl-config-sum">{intl.number(count)}×</span>
              </span>
              <span className="pl-config-item-facts">
                <time dateTime={last.toISOString()}>
                  {translate('config.errors.last', { when: intl.moment(last) })}
                </time>
                <span>
                  {translate(
                    count > readOccurrences ? 'config.errors.pagesAtLeast' : 'config.errors.pages',
                    { pages },
                  )}
                </span>
                {block ? <span dir="ltr">{block}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className="pl-config-foot">
        <Paging visit={visit} total={total} page={page} />
      </div>
      <KeptNote visit={visit} kept={visit.services.retention.errors} />
    </ConfigShell>
  );
}
