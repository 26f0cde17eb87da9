import type { OrderEntry } from '../../shop/refundOrder';
import { ActionButton, OrderActionForm, type OrderActionProps } from './OrderActionForm';

/** Repeats a refund that the payment provider has not answered. */
export function UnansweredRefund({ visit, row, entry }: OrderActionProps & { entry: OrderEntry }) {
  const { translate } = visit.intl;
  return (
    <OrderActionForm visit={visit} row={row} action="refund">
      <input type="hidden" name="entry" value={entry.id} />
      <p>{translate('config.orders.asked')}</p>
      <ActionButton text={translate('config.orders.askAgain')} />
    </OrderActionForm>
  );
}
