import { cutText } from '@plinth/site-model';
import type { CurrencyCode } from '@plinth/commerce/money';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { recordAction } from '../../audit/recordAction';
import { rowOfSite } from '../../database/rowOfSite';
import { isUuid } from '../../database/isUuid';
import { orderEntries, orders } from '../../database/schema/index';
import { endSubscription } from '../../shop/endSubscription';
import { forgetStock } from '../../shop/forgetStock';
import {
  refundOrder,
  repeatRefund,
  restockGoods,
  settleFailedRefund,
  type OrderEntry,
  type RefundResult,
} from '../../shop/refundOrder';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { readAmount } from '../products/amounts';
import { sendConfigNotFound } from '../shell/refusals';
import { findOrder, type OrderRow } from './orderQueries';

/** Notices about the last action on an order, or the reason why it was not done. */
export const orderNotices = [
  ...(['sent', 'noted', 'restocked', 'ended', 'settled'] as const),
  ...(['done', 'refused', 'asked', 'too-much', 'spent', 'not-now', 'no-amount'] as const),
] as const;
export type OrderNotice = (typeof orderNotices)[number];

const maxNoteLength = 2000;
const maxTrackingLength = 500;

/** All actions on an order, in their order. */
export const readEntries = (db: Database, orderId: string): Promise<OrderEntry[]> =>
  db
    .select()
    .from(orderEntries)
    .where(eq(orderEntries.orderId, orderId))
    .orderBy(asc(orderEntries.at), asc(orderEntries.id));

/** Registers the actions of a seller: marking as sent, notes, refunds, cancelling, restocking. */
export function registerOrderActions(area: ConfigArea): void {
  const change = (
    name: string,
    answer: (visit: ConfigVisit, row: OrderRow) => Promise<OrderNotice>,
  ) =>
    area.change(`/config/orders/:number/${name}`, 'orders', async (visit) => {
      const { services, site, c, url } = visit;
      const row = await findOrder(services.db, site.definition.id, c.req.param('number') ?? '');
      if (!row) return sendConfigNotFound(visit);
      const query = listQuery(url);
      query.set('action', await answer(visit, row));
      return c.redirect(addressWith(`/config/orders/${row.number}`, query), 303);
    });

  change('sent', async (visit, row) => {
    const { services, now } = visit;
    if (row.status !== 'paid') return 'not-now';
    return services.db.transaction(async (transaction) => {
      const marked = await transaction
        .update(orders)
        .set({ sentAt: now })
        .where(and(rowOfSite(orders, row), eq(orders.status, 'paid'), isNull(orders.sentAt)))
        .returning({ id: orders.id });
      if (marked.length === 0) return 'not-now';
      const tracking = (visit.posted.get('tracking') ?? '').trim().slice(0, maxTrackingLength);
      const sent = { ...entryOf(visit, row, 'sent'), text: tracking };
      const note = entryOf(visit, row, 'note');
      await transaction.insert(orderEntries).values(note.text === '' ? [sent] : [sent, note]);
      const { id: orderId, siteId, number, email } = row;
      if (visit.posted.has('notify'))
        await services.mailQueue.add(transaction, {
          siteId,
          kind: 'order-sent',
          key: `order-sent:${orderId}`,
          recipient: email,
          facts: { orderId, number, tracking },
        });
      return 'sent';
    });
  });

  change('note', async (visit, row) => {
    const entry = entryOf(visit, row, 'note');
    if (entry.text !== '') await visit.services.db.insert(orderEntries).values(entry);
    return 'noted';
  });

  change('refund', async (visit, row): Promise<OrderNotice> => {
    const { posted, services, intl, account } = visit;
    const entryId = posted.get('entry');
    if (entryId !== null && !isUuid(entryId)) return 'not-now';
    if (entryId !== null && posted.get('do') === 'settle')
      return (await settleFailedRefund(services, { orderId: row.id, entryId }))
        ? 'settled'
        : 'not-now';
    if (entryId !== null)
      return sendResult(
        visit,
        row,
        await repeatRefund(services, { siteId: row.siteId, orderId: row.id, entryId }),
      );
    const currencyCode = row.currencyCode as CurrencyCode;
    const amount = readAmount(posted.get('amount') ?? '', { locale: intl.locale, currencyCode });
    if (amount === undefined) return 'no-amount';
    const result = await refundOrder(services, {
      siteId: row.siteId,
      orderId: row.id,
      amount,
      isCancelled: false,
      restock: posted.has('restock'),
      actor: account.email,
      text: noteOf(visit),
    });
    return sendResult(visit, row, result);
  });

  change('cancel', async (visit, row) => {
    const result = await refundOrder(visit.services, {
      siteId: row.siteId,
      orderId: row.id,
      amount: undefined,
      isCancelled: true,
      restock: true,
      actor: visit.account.email,
      text: noteOf(visit),
    });
    return sendResult(visit, row, result);
  });

  change('end', (visit, row) =>
    endSubscription(visit.services, row, { actor: visit.account.email, text: noteOf(visit) }),
  );

  change('restock', async ({ services, now }, row) => {
    const wasDone = await services.db.transaction((transaction) =>
      row.refunded > 0 ? restockGoods(transaction, row, now) : Promise.resolve(false),
    );
    if (wasDone) forgetStock(services, row);
    return wasDone ? 'restocked' : 'not-now';
  });
}

/** Records a refund for the site's administrators. */
async function sendResult(
  { services, site, now, account }: ConfigVisit,
  { id, number }: OrderRow,
  result: RefundResult,
): Promise<RefundResult> {
  if (result !== 'done') return result;
  const [row] = await services.db
    .select({ status: orders.status })
    .from(orders)
    .where(rowOfSite(orders, { siteId: site.definition.id, id }));
  await recordAction(services.db, {
    siteId: site.definition.id,
    now,
    action: row?.status === 'cancelled' ? 'order-cancelled' : 'order-refunded',
    actor: account.email,
    subject: `/config/orders/${number}`,
  });
  return result;
}

const noteOf = ({ posted }: ConfigVisit) =>
  cutText((posted.get('text') ?? '').replaceAll('\r\n', '\n').trim(), maxNoteLength);

const entryOf = (visit: ConfigVisit, row: OrderRow, kind: 'sent' | 'note') => ({
  orderId: row.id,
  at: visit.now,
  kind,
  actor: visit.account.email,
  text: noteOf(visit),
});
