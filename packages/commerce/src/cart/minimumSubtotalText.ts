import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Money } from '../money/amount';
import { formatMoney } from '../money/formatMoney';
import { cartMessages } from './cartMessages';

export interface MinimumSubtotalTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Formats money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
}

/**
 * The reason why a small order cannot be checked out, `undefined` if there is none ([COM-12]).
 *
 * @example
 * ```ts
 * import { money } from '@plinth/commerce/money';
 * import { minimumSubtotalText } from '@plinth/commerce';
 *
 * minimumSubtotalText(money(900, 'USD'), money(2000, 'USD'), { locale: 'en' });
 * ```
 */
export function minimumSubtotalText(
  subtotal: Money,
  minimum: Money | undefined,
  { locale, messages, format = formatMoney }: MinimumSubtotalTextOptions = {},
): string | undefined {
  // An empty cart has no currency yet.
  if (
    !minimum ||
    (subtotal.amount >= minimum.amount && subtotal.currencyCode === minimum.currencyCode)
  )
    return undefined;
  return createPlainTranslate(cartMessages, { locale, overrides: messages })(
    'commerce.cart.minimumSubtotal',
    { subtotal: format(minimum) },
  );
}
