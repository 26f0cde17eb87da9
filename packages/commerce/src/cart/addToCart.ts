import type { CartLine } from './cart';
import type { CartOutcome } from './cartOutcome';
import type { CartStore } from './cartStore';

export interface AddToCartOptions {
  /** The store whose state is shown and changed. */
  store: Pick<CartStore, 'mutate'>;
  /** The line to add. */
  line: CartLine;
  /** `websiteSettings.storeSettings.expressCheckout` of the page context ([COM-17]). @default false */
  expressCheckout?: boolean | undefined;
  /** Navigates to checkout, if the store has express checkout. */
  goToCheckout?: (() => unknown) | undefined;
  /** Shows the cart, if the store has no express checkout. */
  showCart?: (() => unknown) | undefined;
}

/**
 * Adds a line; after the server has it, an express checkout follows without the cart page
 * ([COM-17]).
 *
 * @example
 * ```ts
 * import type { CartLine, CartStore } from '@plinth/commerce/cart';
 * import { addToCart } from '@plinth/commerce';
 *
 * export const add = (store: CartStore, line: CartLine) =>
 *   addToCart({ store, line, showCart: () => location.assign('/cart') });
 * ```
 */
export async function addToCart({
  store,
  line,
  expressCheckout = false,
  goToCheckout,
  showCart,
}: AddToCartOptions): Promise<CartOutcome> {
  const outcome = await store.mutate({ type: 'add', line });
  if (outcome.ok) (expressCheckout ? goToCheckout : showCart)?.();
  return outcome;
}
