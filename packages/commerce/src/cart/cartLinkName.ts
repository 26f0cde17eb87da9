import { createPlainTranslate } from '@plinth/site-model';
import { cartCount, cartCountLabel, type CartCountLabelOptions } from './cartCount';
import { indicatorMessages } from './indicatorMessages';

export interface CartLinkNameOptions extends CartCountLabelOptions {
  /** The number of items; `undefined` until it is known. */
  items: number | undefined;
  /** Formatted; left out where there is none. */
  subtotal?: string | undefined;
  /** The text that the link shows beside the number. @default the message `commerce.cart.title` */
  title?: string | undefined;
}

/**
 * The accessible name of a link to the cart ([COM-10], [COM-41]). It begins with what the link shows, in its order: whoever
 * speaks to the browser says what they see (WCAG 2.5.3). The number follows in words.
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
