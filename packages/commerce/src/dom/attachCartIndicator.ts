import type { MessageCatalogue } from '@plinth/site-model';
import { cartCount } from '../cart/cartCount';
import { cartLinkName } from '../cart/cartLinkName';
import type { CartStore } from '../cart/cartStore';
import type { Money } from '../money/amount';
import { formatMoney } from '../money/formatMoney';
import { attachOnce } from '@plinth/dom';

export interface AttachCartIndicatorOptions {
  /** The store whose state is shown and changed. */
  store: Pick<CartStore, 'state' | 'subscribe'>;
  /** Formats money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Keeps a link to the cart up to date ([COM-10]): the count in `.sqs-cart-quantity` or
 * `[data-cart-quantity]`, the subtotal in `[data-cart-subtotal]`, both in the link's accessible
 * name after its own text. Until the cart is known the markup is unchanged; from then on the
 * element has `data-initialized`.
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
    const sync = () => {
      const { cart, isInitialized } = store.state();
      if (!isInitialized) return;
      const items = cart.totalQuantity;
      // An empty cart may not have the shop's currency yet, and its subtotal is 0 in any.
      const subtotal = items === 0 ? '' : format(cart.subtotalAmount);
      const shown = [
        ...write(element, quantityPlaces, cartCount(items)),
        ...write(element, subtotalPlaces, subtotal),
      ];
      const title = ownText(element, shown);
      const name = cartLinkName({ items, subtotal, title, locale, messages });
      element.setAttribute('aria-label', name);
      element.dataset['initialized'] = '';
      element.toggleAttribute('data-empty', items === 0);
    };
    sync();
    return store.subscribe(sync);
  });
}

const quantityPlaces = '.sqs-cart-quantity, [data-cart-quantity]';
const subtotalPlaces = '.sqs-cart-subtotal, [data-cart-subtotal]';

/** @returns the elements that were written */
function write(element: HTMLElement, selector: string, text: string): Element[] {
  const places = [...element.querySelectorAll(selector)];
  // A link that contains only the number.
  if (places.length === 0 && element.children.length === 0 && element.matches(selector))
    places.push(element);
  for (const place of places) if (place.textContent !== text) place.textContent = text;
  return places;
}

/**
 * The link's text without number and subtotal, and without the text of drawings, which is not
 * visible.
 */
function ownText(element: HTMLElement, shown: readonly Element[]): string {
  if (shown.includes(element)) return '';
  return (
    [...element.childNodes]
      .filter((node) => !shown.some((place) => node.contains(place)))
      .filter((node) => !(node instanceof SVGElement || (node as Element).querySelector?.('svg')))
      .map(({ textContent }) => textContent)
      .join(' ')
      // Many templates put the number in brackets.
      .replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
  );
}
