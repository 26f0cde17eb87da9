import { isolate } from '@plinth/site-model';
import type { OrderEntry } from '../../shop/refundOrder';
import { OrderActionForm, type OrderActionProps } from './OrderActionForm';
import { moneyOf } from './OrdersPage';

/** Repeats a refund that has failed, or marks it as settled in another way. */
export function FailedRefund({ visit, row, entry }: OrderActionProps & { entry: OrderEntry }) {
  const { intl } = visit;
  const { translate } = intl;
  return (
    <OrderActionForm visit={visit} row={row} action="refund">
      <input type="hidden" name="entry" value={entry.id} />
      <h2>
        {translate('config.orders.owed', {
          amount: isolate(moneyOf(visit, row)(entry.amount ?? 0), intl.locale),
        })}
      </h2>
      <p>{translate('config.orders.owed.text')}</p>
      <div className="pl-config-row">
        <button type="submit" className="pl-config-button">
          {translate('config.orders.owed.again')}
        </button>
        <button
          type="submit"
          className="pl-config-button"
          data-style="outline"
          name="do"
          value="settle"
        >
          {translate('config.orders.owed.settle')}
        </button>
      </div>
    </OrderActionForm>
  );
}
