import type { OrderEntry } from '../../shop/refundOrder';
import { FailedRefund } from './FailedRefund';
import {
  ActionButton,
  ActionNote,
  OrderActionBox,
  OrderActionForm,
  type OrderActionProps,
} from './OrderActionForm';
import { OrderEntries } from './OrderEntries';
import { moneyOf } from './OrdersPage';
import { RefundOrder } from './RefundOrder';
import { SendOrder } from './SendOrder';
import { UnansweredRefund } from './UnansweredRefund';

interface OrderActionsProps extends OrderActionProps {
  entries: readonly OrderEntry[];
}

/** The past actions on an order, and those that are possible now. */
export const OrderActions = ({ visit, row, entries }: OrderActionsProps) => (
  <>
    {entries.length > 0 ? <OrderEntries visit={visit} row={row} entries={entries} /> : null}
    {visit.rights.mayChange('orders') ? (
      <PossibleActions visit={visit} row={row} entries={entries} />
    ) : null}
  </>
);

function PossibleActions({ visit, row, entries }: OrderActionsProps) {
  const { translate } = visit.intl;
  const { status, grandTotal, refunded, sentAt, restockedAt } = row;
  const order = { visit, row };
  const isPaid = status === 'paid';
  const unanswered = entries.find(({ state }) => state === 'asked');
  const failed = entries.filter(
    ({ kind, state }) => kind === 'refund-failed' && state === 'failed',
  );
  const left = grandTotal - refunded;
  const isEnded = entries.some(({ kind }) => kind === 'ended');
  return (
    <>
      {unanswered ? <UnansweredRefund {...order} entry={unanswered} /> : null}
      {failed.map((entry) => (
        <FailedRefund key={entry.id} {...order} entry={entry} />
      ))}
      {isPaid && sentAt === null ? <SendOrder {...order} /> : null}
      {isPaid && left > 0 && !unanswered ? <RefundOrder {...order} left={left} /> : null}
      {isPaid && sentAt === null && !unanswered ? (
        <OrderActionBox {...order} action="cancel" summary={translate('config.orders.cancel')}>
          <p>{translate('config.orders.cancel.text', { amount: moneyOf(visit, row)(left) })}</p>
          <ActionNote label={translate('config.orders.note')} />
          <ActionButton text={translate('config.orders.cancel.now')} />
        </OrderActionBox>
      ) : null}
      {isPaid && row.kind === 'subscription' && !isEnded ? (
        <OrderActionBox {...order} action="end" summary={translate('config.orders.end')}>
          <p>{translate('config.orders.end.text')}</p>
          <ActionNote label={translate('config.orders.note')} />
          <ActionButton text={translate('config.orders.end.now')} />
        </OrderActionBox>
      ) : null}
      {refunded > 0 && restockedAt === null ? (
        <OrderActionForm {...order} action="restock">
          <ActionButton text={translate('config.orders.restock')} />
        </OrderActionForm>
      ) : null}
      <OrderActionBox {...order} action="note" summary={translate('config.orders.addNote')}>
        <ActionNote label={translate('config.orders.note.what')} />
        <ActionButton text={translate('config.orders.note.save')} />
      </OrderActionBox>
    </>
  );
}
