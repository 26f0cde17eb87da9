import type { CartState } from '../cart/cartState';
import { minimumSubtotalText } from '../cart/minimumSubtotalText';
import { removedLineText } from '../cart/removedLineText';
import type { Money } from '../money/amount';
import { showLine, type CartTexts } from './cartLineMarkup';
import { createCartParts } from './createCartParts';
import { codesAddressOf, createCodesMarkup } from './createCodesMarkup';
import { createSumsMarkup } from './createSumsMarkup';

/**
 * The markup of the cart page as a view of a cart: server-rendered elements are updated in place,
 * new ones are built in the same way.
 * @returns `undefined` if the page has no list for lines
 */
export function createCartMarkup(
  element: HTMLElement,
  texts: CartTexts,
): { show: (state: CartState) => void } | undefined {
  const find = <Found extends HTMLElement>(selector: string) =>
    element.querySelector<Found>(selector);
  const list = find('.pl-cart-lines');
  if (!list) return undefined;
  const parts = createCartParts(element.ownerDocument, texts, {
    line: list.dataset['lineAction'],
    codes: codesAddressOf(element),
  });
  const minimum = minimumOf(element);
  const codes = createCodesMarkup(element, parts, texts);
  const sums = createSumsMarkup(element, parts, texts);

  function showLines({ cart, pendingLines }: CartState): void {
    const present = new Map(
      [...list!.querySelectorAll<HTMLElement>('[data-line-id]')].map((line) => [
        line.dataset['lineId']!,
        line,
      ]),
    );
    for (const line of cart.entries) {
      const shown = present.get(line.id) ?? list!.appendChild(parts.line(line));
      present.delete(line.id);
      showLine(shown, line, texts);
      shown.toggleAttribute('data-pending', pendingLines.includes(line.id));
    }
    for (const gone of present.values()) {
      // The focused field or button is removed with its line, so the focus moves to the cart.
      const hadFocus = gone.contains(gone.ownerDocument.activeElement);
      gone.remove();
      if (hadFocus) focusHeading(element);
    }
  }

  /** Shows each notice once; it stays when the server no longer sends it. */
  function showRemovedLines(titles: readonly string[]): void {
    const place = find('[data-cart-gone]');
    for (const text of titles.map((title) => removedLineText(title, texts))) {
      if (!place || [...place.children].some(({ textContent }) => textContent === text)) continue;
      const notice = place.appendChild(place.ownerDocument.createElement('p'));
      notice.className = 'pl-cart-gone pl-shop-alert';
      notice.role = 'alert';
      notice.textContent = text;
    }
  }

  /** Shows what is missing for a checkout, instead of the checkout link. */
  function showObstacle({ subtotalAmount }: CartState['cart']): void {
    const obstacle = minimumSubtotalText(subtotalAmount, minimum, texts);
    const place = find('[data-cart-obstacle]');
    if (place) {
      place.hidden = !obstacle;
      place.textContent = obstacle ?? '';
    }
    find('[data-cart-checkout]')?.toggleAttribute('hidden', !!obstacle);
  }

  return {
    show(state) {
      if (!state.isInitialized) return;
      const { cart } = state;
      const isEmpty = cart.entries.length === 0;
      const root = cartRoot(element);
      // An order ends a cart: lines that are added later belong to another cart.
      root.dataset['cartId'] = cart.id;
      root.toggleAttribute('data-pending', state.isPending);
      root.toggleAttribute('data-waiting', state.isWaiting);
      root.ariaBusy = null;
      find('[data-cart-loading]')?.remove();
      find('[data-cart-empty]')?.toggleAttribute('hidden', !isEmpty);
      find('[data-cart-filled]')?.toggleAttribute('hidden', isEmpty);
      showLines(state);
      showRemovedLines(cart.gone ?? []);
      codes.show(cart);
      sums.show(state);
      showObstacle(cart);
    },
  };
}

/** The element of the cart: the given element, or the first match inside. */
const cartRoot = (element: HTMLElement): HTMLElement =>
  element.matches('[data-cart-id]')
    ? element
    : (element.querySelector<HTMLElement>('[data-cart-id]') ?? element);

/** Moves the focus to the heading of the cart, if the focused element was removed. */
export function focusHeading(element: HTMLElement): void {
  const heading = element.querySelector<HTMLElement>('.pl-cart-title');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** The minimum subtotal of the shop in the markup. */
function minimumOf(element: HTMLElement): Money | undefined {
  const { minimumSubtotal } = cartRoot(element).dataset;
  return minimumSubtotal ? (JSON.parse(minimumSubtotal) as Money) : undefined;
}
