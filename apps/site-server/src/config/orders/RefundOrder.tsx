import type { CurrencyCode } from '@plinth/commerce/money';
import { writeAmount } from '../products/amounts';
import { ActionButton, ActionNote, OrderActionBox, type OrderActionProps } from './OrderActionForm';

/** Refunds an order, or a part of what is left of it. */
export function RefundOrder({ visit, row, left }: OrderActionProps & { left: number }) {
  const { locale, translate } = visit.intl;
  const currencyCode = row.currencyCode as CurrencyCode;
  return (
    <OrderActionBox
      visit={visit}
      row={row}
      action="refund"
      summary={translate('config.orders.refund')}
    >
      <label className="pl-config-field">
        {translate('config.orders.refund.amount', { currency: currencyCode })}
        <input
          type="text"
          name="amount"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={writeAmount(left, { locale, currencyCode })}
        />
      </label>
      {row.restockedAt === null ? (
        <label className="pl-config-check">
          <input type="checkbox" name="restock" value="true" />{' '}
          <span>{translate('config.orders.refund.restock')}</span>
        </label>
      ) : null}
      <ActionNote label={translate('config.orders.note')} />
      <ActionButton text={translate('config.orders.refund.now')} />
    </OrderActionBox>
  );
}
