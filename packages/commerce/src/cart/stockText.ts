import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { CartLine } from './cart';
import { cartMessages } from './cartMessages';

export interface StockTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * The reason why a line can no longer be bought unchanged, such as a product that sold out;
 * `undefined` if there is none.
 *
 * @example
 * ```ts
 * import { stockText } from '@plinth/commerce';
 *
 * stockText({ quantity: 3, stock: 2 }, { locale: 'en' });
 * ```
 */
export function stockText(
  { quantity, stock: count }: Pick<CartLine, 'quantity' | 'stock'>,
  { locale, messages }: StockTextOptions = {},
): string | undefined {
  if (count === undefined || quantity <= count) return undefined;
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  return count > 0
    ? translate('commerce.cart.fewLeft', { count })
    : translate('commerce.cart.soldOut');
}
