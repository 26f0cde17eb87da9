import type { CartLine, ShippingLocation } from './cart';

/**
 * A visitor's change of a cart. Lines are identified by their content, so a mutation survives a
 * reload.
 */
export type CartMutation =
  | { readonly type: 'add'; readonly line: CartLine }
  | { readonly type: 'set-quantity'; readonly lineId: string; readonly quantity: number }
  | { readonly type: 'remove'; readonly lineId: string }
  | { readonly type: 'apply-coupon'; readonly code: string }
  | { readonly type: 'remove-coupon'; readonly code: string }
  | { readonly type: 'select-shipping'; readonly shippingOptionId: string }
  | { readonly type: 'set-location'; readonly location: ShippingLocation };

/**
 * A mutation to be sent: its key stays the same however often it is sent, so that it is applied
 * once.
 */
export interface CartTransaction {
  readonly key: string;
  readonly mutation: CartMutation;
}
