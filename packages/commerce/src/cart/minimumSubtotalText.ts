import { createTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Money } from '../money/amount';
import { formatMoney } from '../money/formatMoney';
import type { MoneyTemplate } from '../money/moneyTemplate';
import { cartMessages } from './cartMessages';

export interface MinimumSubtotalTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  template?: MoneyTemplate | undefined;
}

/** What keeps a small order from checkout, `undefined` when nothing does ([COM-12]). */
export function minimumSubtotalText(
  subtotal: Money,
  minimum: Money | undefined,
  { locale, messages, template }: MinimumSubtotalTextOptions = {},
): string | undefined {
  // An empty cart is of no currency yet.
  if (
    !minimum ||
    (subtotal.amount >= minimum.amount && subtotal.currencyCode === minimum.currencyCode)
  )
    return undefined;
  return createTranslate(cartMessages, { locale, overrides: messages })(
    'commerce.cart.minimumSubtotal',
    { subtotal: formatMoney(minimum, template) },
  );
}
