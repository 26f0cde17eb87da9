import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from './addressWith';
import { lastPage, rowsOfPage } from './pageOfRows';

/** The labels for the previous and the next page, by the order of a list. */
const labels = {
  'newest-first': ['config.paging.newer', 'config.paging.older'],
  'oldest-first': ['config.paging.earlier', 'config.paging.later'],
  'by-name': ['config.paging.before', 'config.paging.after'],
} as const;

/** Names the shown rows, and links to the others. */
export function Paging({
  visit: { intl, url },
  total,
  page,
  order = 'newest-first',
}: {
  visit: ConfigVisit;
  total: number;
  page: number;
  /** @default 'newest-first' */
  order?: keyof typeof labels;
}) {
  const { translate, number } = intl;
  const last = lastPage(total);
  const [before, after] = labels[order];
  if (total === 0) return null;
  const addressOf = (other: number) => {
    const query = listQuery(url);
    query.set('page', String(other));
    return addressWith(url.pathname, query);
  };
  const from = (page - 1) * rowsOfPage + 1;
  const to = Math.min(total, page * rowsOfPage);
  return (
    <nav className="pl-config-paging" aria-label={translate('config.paging')}>
      <span>
        {translate('config.paging.rows', {
          from: number(from),
          to: number(to),
          total: number(total),
        })}
      </span>
      {page > 1 ? (
        <a href={addressOf(page - 1)} rel="prev">
          {translate(before)}
        </a>
      ) : null}
      {page < last ? (
        <a href={addressOf(page + 1)} rel="next">
          {translate(after)}
        </a>
      ) : null}
    </nav>
  );
}
