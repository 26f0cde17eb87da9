import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { indicatorMessages } from './indicatorMessages';

/** Number of items above which a cart shows no exact number ([COM-10]). */
export const maxShownItems = 100;

/** The number that a cart indicator shows: `0` to `100`, then `100+` ([COM-10]). */
export function cartCount(items: number): string {
  return items > maxShownItems ? `${maxShownItems}+` : String(items);
}

export interface CartCountLabelOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * The text for screen readers instead of the number: `3 items`, `More than 100 items` ([COM-10]).
 *
 * @example
 * ```ts
 * import { cartCountLabel } from '@plinth/commerce';
 *
 * cartCountLabel(3, { locale: 'en' });
 * ```
 */
export function cartCountLabel(
  items: number,
  { locale, messages }: CartCountLabelOptions = {},
): string {
  const translate = createPlainTranslate(indicatorMessages, { locale, overrides: messages });
  return items > maxShownItems
    ? translate('commerce.cart.manyItems')
    : translate('commerce.cart.count', { count: items });
}
