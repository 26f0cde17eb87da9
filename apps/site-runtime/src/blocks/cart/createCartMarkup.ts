import { couponText, removedLineText, minimumSubtotalText } from '@plinth/commerce';
import type { CartState } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import type { shopMessages } from '../../services/context/shopMessages';
import { readBlockJson } from '../../boot/readBlockJson';
import { createLine, showLine } from './cartLine';
import { fillTemplate } from './fillTemplate';
import { sumsOfCart } from '@plinth/site-blocks/browser';
import { writeText } from './writeText';

type ShopTextOptions = ReturnType<typeof shopMessages>;

/**
 * The markup of the cart page as a place to write a cart into: what the server has rendered is changed where it stands,
 * what comes anew is made from the templates beside it.
 * @returns nothing where the page has no place for lines
 */
export function createCartMarkup(
  element: HTMLElement,
  textOptions: ShopTextOptions,
): { show: (state: CartState) => void } | undefined {
  const find = <Found extends HTMLElement>(selector: string) =>
    element.querySelector<Found>(selector);
  const list = find('.pl-cart-lines');
  const blankLine = find<HTMLTemplateElement>('template[data-cart-line]');
  if (!list || !blankLine) return undefined;
  const minimum = minimumOf(element);

  function showLines({ cart, pendingLines }: CartState): void {
    const present = new Map(
      [...list!.querySelectorAll<HTMLElement>('[data-line-id]')].map((line) => [
        line.dataset['lineId']!,
        line,
      ]),
    );
    for (const line of cart.entries) {
      const shown = present.get(line.id) ?? list!.appendChild(createLine(blankLine!, line));
      present.delete(line.id);
      showLine(shown, line, textOptions);
      shown.toggleAttribute('data-pending', pendingLines.includes(line.id));
    }
    for (const gone of present.values()) gone.remove();
  }

  /** Each notice once; it stays when the server no longer sends it. */
  function showRemovedLines(titles: readonly string[]): void {
    const place = find('[data-cart-gone]');
    for (const text of titles.map((title) => removedLineText(title, textOptions))) {
      if (!place || [...place.children].some(({ textContent }) => textContent === text)) continue;
      const notice = place.appendChild(place.ownerDocument.createElement('p'));
      notice.className = 'pl-shop-alert';
      notice.role = 'alert';
      notice.textContent = text;
    }
  }

  const createFrom = (kind: string, code: string): HTMLElement =>
    fillTemplate(find<HTMLTemplateElement>(`template[data-new="${kind}"]`)!, '{code}', code);

  /** Lists what was entered, in whichever tab. */
  function showCodes(kind: 'coupon' | 'gift-card', codes: readonly string[]): void {
    const shown = new Set<string>();
    for (const entry of element.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
      const code = entry.getAttribute(`data-${kind}`)!;
      shown.add(code);
      entry.hidden = !codes.includes(code);
    }
    for (const code of codes)
      if (!shown.has(code)) find('.pl-cart-coupons ul')!.append(createFrom(kind, code));
  }

  function showCoupons({ coupons, invalidCoupons }: CartState['cart']): void {
    showCodes('coupon', coupons);
    for (const code of coupons) {
      const coupon = find(`[data-coupon="${CSS.escape(code)}"]`)!;
      const problem = invalidCoupons.find((invalid) => invalid.code === code);
      coupon.toggleAttribute('data-invalid', !!problem);
      writeText(coupon, 'span', problem ? couponText(problem, textOptions) : code);
    }
  }

  function createSum(code: string): HTMLElement {
    const row = createFrom('gift-card-sum', code);
    find('[data-sum="amountDue"]')?.before(row);
    return row;
  }

  function showSums({ cart, isPending }: CartState): void {
    const gone = new Set(element.querySelectorAll<HTMLElement>('[data-sum^="giftCard "]'));
    for (const { name, amount, code = '', isShown } of sumsOfCart(cart)) {
      const row = find(`[data-sum="${CSS.escape(`${name} ${code}`.trim())}"]`) ?? createSum(code);
      gone.delete(row);
      row.hidden = !isShown;
      row.toggleAttribute('data-pending', isPending && name !== 'subtotal');
      writeText(row, 'dd', textOptions.format(amount));
    }
    for (const row of gone) row.hidden = true;
  }

  /** Says what is missing for a checkout, instead of offering one. */
  function showObstacle({ subtotalAmount }: CartState['cart']): void {
    const obstacle = minimumSubtotalText(subtotalAmount, minimum, textOptions);
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
      // An order ends a cart: what is put in afterwards is another one.
      for (const root of element.querySelectorAll<HTMLElement>('[data-cart-id]'))
        root.dataset['cartId'] = cart.id;
      find('[data-cart-empty]')?.toggleAttribute('hidden', !isEmpty);
      find('[data-cart-filled]')?.toggleAttribute('hidden', isEmpty);
      showLines(state);
      showRemovedLines(cart.gone ?? []);
      showCoupons(cart);
      showCodes('gift-card', cart.giftCards?.map(({ code }) => code) ?? []);
      showSums(state);
      showObstacle(cart);
    },
  };
}

/** The least that the shop sells for, from the block's settings. */
const minimumOf = (element: HTMLElement): Money | undefined =>
  (readBlockJson(element)['minimumSubtotal'] as Money | null | undefined) ?? undefined;
