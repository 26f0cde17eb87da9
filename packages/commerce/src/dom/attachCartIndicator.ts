import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { cartCount, cartCountLabel } from '../cart/cartCount';
import { indicatorMessages } from '../cart/indicatorMessages';
import type { CartStore } from '../cart/cartStore';
import type { Money } from '../money/amount';
import { formatMoney } from '../money/formatMoney';
import { attachOnce } from './attachOnce';

export interface AttachCartIndicatorOptions {
  /** The store whose state is shown and changed. */
  store: Pick<CartStore, 'state' | 'subscribe'>;
  /** Writes money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Keeps a link to the cart up to date ([COM-10]): the count in `.sqs-cart-quantity` or `[data-cart-quantity]`, the
 * subtotal in `[data-cart-subtotal]`, both spoken as the link's label. Until the cart is known the markup stays as it
 * is; from then on the element carries `data-initialized`.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import type { CartStore } from '@plinth/commerce/cart';
 * import { attachCartIndicator } from '@plinth/commerce';
 *
 * export const count = (store: CartStore) =>
 *   attachCartIndicator(document.querySelector<HTMLElement>('.pl-cart-indicator')!, { store });
 * ```
 */
export function attachCartIndicator(
  element: HTMLElement,
  { store, format = formatMoney, locale, messages }: AttachCartIndicatorOptions,
): () => void {
  return attachOnce(element, 'cart-indicator', () => {
    const translate = createPlainTranslate(indicatorMessages, { locale, overrides: messages });
    const sync = () => {
      const { cart, isInitialized } = store.state();
      if (!isInitialized) return;
      const items = cart.totalQuantity;
      // An empty cart may not know the shop's currency yet, and costs nothing in any.
      const subtotal = items === 0 ? '' : format(cart.subtotalAmount);
      write(element, '.sqs-cart-quantity, [data-cart-quantity]', cartCount(items));
      write(element, '.sqs-cart-subtotal, [data-cart-subtotal]', subtotal);
      const count = cartCountLabel(items, { locale, messages });
      const label = translate('commerce.cart.label', { count });
      element.setAttribute('aria-label', subtotal ? `${label}, ${subtotal}` : label);
      element.dataset['initialized'] = '';
      element.toggleAttribute('data-empty', items === 0);
    };
    sync();
    return store.subscribe(sync);
  });
}

function write(element: HTMLElement, selector: string, text: string): void {
  const places = [...element.querySelectorAll(selector)];
  // A link that is nothing but the number.
  if (places.length === 0 && element.children.length === 0 && element.matches(selector))
    places.push(element);
  for (const place of places) if (place.textContent !== text) place.textContent = text;
}
