import type { Cart } from './cart';
import type { CartRefusal } from './CartRefusal';

/** The result of a mutation. */
export type CartOutcome =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly refusal: CartRefusal };
