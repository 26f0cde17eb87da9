import { isolate, safeHref } from '@plinth/site-model';
import type { OrderEntry } from '../../shop/refundOrder';
import type { ConfigVisit } from '../configVisit';
import type { OrderRow } from './orderQueries';
import { moneyOf } from './OrdersPage';

interface OrderEntriesProps {
  visit: ConfigVisit;
  row: OrderRow;
  entries: readonly OrderEntry[];
}

/** The past actions on an order, in their order. */
export const OrderEntries = ({ visit, row, entries }: OrderEntriesProps) => (
  <section aria-labelledby="entries-title">
    <h2 id="entries-title">{visit.intl.translate('config.orders.entries')}</h2>
    <ol className="pl-config-list">
      {entries.map((entry) => (
        <li key={entry.id} className="pl-config-item">
          <Entry visit={visit} row={row} entry={entry} />
        </li>
      ))}
    </ol>
  </section>
);

const entryKinds = [
  ...(['sent', 'note', 'refund', 'cancelled'] as const),
  ...(['renewed', 'not-renewed', 'ended', 'disputed'] as const),
  ...(['dispute-won', 'dispute-lost'] as const),
  ...(['unpaid', 'resumed', 'refund-failed'] as const),
] as const;

/** The states of an entry that are shown, and the style of each. */
const statusOfEntry = {
  asked: 'pending',
  refused: 'declined',
  failed: 'declined',
  settled: undefined,
} as const;
const entryStates = Object.keys(statusOfEntry) as (keyof typeof statusOfEntry)[];

/** One action: its name, time, account and note. A note that is an address is a link. */
function Entry({ visit, row, entry }: Omit<OrderEntriesProps, 'entries'> & { entry: OrderEntry }) {
  const { intl } = visit;
  const { translate } = intl;
  const { kind, at, actor, text, amount, state } = entry;
  const known = entryKinds.find((one) => one === kind);
  const marked = entryStates.find((one) => one === state);
  const isLink = /^https?:\/\/\S+$/.test(text);
  return (
    <>
      <span className="pl-config-item-title">
        <span>
          {known
            ? translate(`config.orders.entry.${known}`, {
                amount: isolate(moneyOf(visit, row)(amount ?? 0), intl.locale),
              })
            : kind}
        </span>
        {marked ? (
          <span className="pl-config-status" data-status={statusOfEntry[marked]}>
            {translate(`config.orders.entry.${marked}`)}
          </span>
        ) : null}
      </span>
      {text === '' ? null : (
        <span className="pl-config-answer">
          {isLink ? (
            <a href={safeHref(text)} rel="noopener noreferrer" target="_blank">
              {text}
            </a>
          ) : (
            <bdi>{text}</bdi>
          )}
        </span>
      )}
      <span className="pl-config-item-facts">
        <time dateTime={at.toISOString()}>{intl.moment(at)}</time>
        <bdi>{actor}</bdi>
      </span>
    </>
  );
}
