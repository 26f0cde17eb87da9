import { createPlainTranslate } from '@plinth/site-model';
import { cartCount, cartCountLabel, type CartCountLabelOptions } from './cartCount';
import { indicatorMessages } from './indicatorMessages';

export interface CartLinkNameOptions extends CartCountLabelOptions {
  /** The number of items; `undefined` until it is known. */
  items: number | undefined;
  /** Formatted; omitted if there is none. */
  subtotal?: string | undefined;
  /** The visible text of the link beside the number. @default the message `commerce.cart.title` */
  title?: string | undefined;
}

/**
 * The accessible name of a link to the cart ([COM-10], [COM-41]). It begins with the visible text
 * in its order, so that voice control works with it (WCAG 2.5.3). The number of items follows in
 * words.
 */
export function cartLinkName({
  items,
  subtotal,
  title,
  ...textOptions
}: CartLinkNameOptions): string {
  const { locale, messages } = textOptions;
  const translate = createPlainTranslate(indicatorMessages, { locale, overrides: messages });
  const name = title || translate('commerce.cart.title');
  if (items === undefined) return name;
  const shown = [name, cartCount(items), subtotal].filter(Boolean).join(' ');
  return translate('commerce.cart.link', { shown, count: cartCountLabel(items, textOptions) });
}
