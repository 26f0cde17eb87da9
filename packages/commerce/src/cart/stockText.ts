import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { CartLine } from './cart';
import { cartMessages } from './cartMessages';

export interface StockTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
}

/** What stands in the way of buying a line since its product sold out or grew scarce; `undefined` where nothing does. */
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
