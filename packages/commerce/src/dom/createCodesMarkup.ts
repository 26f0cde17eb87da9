import type { Cart } from '../cart/cart';
import { couponText } from '../cart/couponText';
import type { CartTexts } from './cartLineMarkup';
import type { CartParts } from './createCartParts';
import { writeText } from './writeText';

const findCodes = (element: HTMLElement) => element.querySelector<HTMLElement>('.pl-cart-coupons');

/** The address to which codes are posted; `undefined` if none can be entered or removed. */
export const codesAddressOf = (element: HTMLElement): string | undefined =>
  findCodes(element)?.querySelector(':scope > form')?.getAttribute('action') ?? undefined;

/** The coupons and gift cards of a cart page as a view of a cart. */
export function createCodesMarkup(
  element: HTMLElement,
  parts: Pick<CartParts, 'coupon' | 'giftCard'>,
  texts: CartTexts,
): { show: (cart: Cart) => void } {
  const codes = findCodes(element);
  const hasAddress = codesAddressOf(element) !== undefined;

  /** Lists the entered codes of all tabs. */
  function showCodes(kind: 'coupon' | 'giftCard', entered: readonly string[]): void {
    const shown = new Set<string>();
    const name = kind === 'coupon' ? 'data-coupon' : 'data-gift-card';
    for (const entry of element.querySelectorAll<HTMLElement>(`[${name}]`)) {
      const code = entry.getAttribute(name)!;
      shown.add(code);
      entry.hidden = !entered.includes(code);
    }
    for (const code of entered)
      if (!shown.has(code)) codes?.querySelector('ul')!.append(parts[kind](code));
  }

  function showCoupons({ coupons, invalidCoupons }: Cart): void {
    showCodes('coupon', coupons);
    for (const code of codes ? coupons : []) {
      const coupon = element.querySelector<HTMLElement>(`[data-coupon="${CSS.escape(code)}"]`)!;
      const problem = invalidCoupons.find((invalid) => invalid.code === code);
      coupon.toggleAttribute('data-invalid', !!problem);
      writeText(coupon, 'span', problem ? couponText(problem, texts) : code);
    }
  }

  return {
    show(cart) {
      showCoupons(cart);
      // Without an address no code can be removed, and the sums already list them.
      if (hasAddress) showCodes('giftCard', cart.giftCards?.map(({ code }) => code) ?? []);
    },
  };
}
