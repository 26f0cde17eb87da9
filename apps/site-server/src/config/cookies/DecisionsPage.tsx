import { consentCategories } from '@plinth/consent/categories';
import type { ConfigVisit } from '../configVisit';
import { Paging } from '../list/Paging';
import type { PageOfRows } from '../list/pageOfRows';
import { ConfigShell } from '../shell/ConfigShell';
import type { ConsentCounts, LoggedConsent } from './consentQueries';

/**
 * The visitors' decisions about cookies ([SRV-212]): counts of the last 30 days, and a list of all, the newest first.
 */
export function DecisionsPage({
  visit,
  counts,
  version,
  found: { rows, total, page },
}: {
  visit: ConfigVisit;
  counts: ConsentCounts;
  /** The name of the current text of the banner. */
  version: string;
  found: PageOfRows<LoggedConsent>;
}) {
  const { intl } = visit;
  const { translate, number } = intl;
  const title = translate('config.cookies.decisions');
  return (
    <ConfigShell visit={visit} part="cookies" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/cookies">{translate('config.part.cookies')}</a>
      </p>
      <h1>{title}</h1>
      <p className="pl-config-lead">{translate('config.cookies.decisions.lead')}</p>
      {total === 0 ? (
        <p>{translate('config.cookies.decisions.none')}</p>
      ) : (
        <>
          <h2>{translate('config.cookies.decisions.sum', { count: counts.decisions })}</h2>
          <dl className="pl-config-facts">
            {consentCategories.map((name) => (
              <div key={name}>
                <dt>{translate(`config.cookies.category.${name}`)}</dt>
                <dd>
                  {translate('config.cookies.decisions.agreed', {
                    count: number(counts[name]),
                    all: number(counts.decisions),
                  })}
                </dd>
              </div>
            ))}
          </dl>
          <ol className="pl-config-list" aria-label={title}>
            {rows.map(({ id, at, categories, version: seen }) => (
              <li key={id} className="pl-config-item">
                <span className="pl-config-item-title">
                  {categories.length === 0
                    ? translate('config.cookies.decisions.declined')
                    : categories
                        .map((name) => translate(`config.cookies.category.${name}`))
                        .join(', ')}
                </span>
                <span className="pl-config-item-facts">
                  <time dateTime={at.toISOString()}>{intl.momentToSecond(at)}</time>
                  <span>
                    {translate(
                      seen === version
                        ? 'config.cookies.decisions.current'
                        : 'config.cookies.decisions.version',
                      { version: seen },
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ol>
          <div className="pl-config-foot">
            <Paging visit={visit} total={total} page={page} />
          </div>
        </>
      )}
    </ConfigShell>
  );
}
