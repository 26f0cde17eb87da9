import type { Cart, CartLine } from './cart';
import type { CartMutation } from './cartMutation';
import type { CartOutcome } from './cartOutcome';

/** An event of the cart about which the visitor is notified. */
export type CartNotice =
  | { readonly type: 'added'; readonly line: CartLine; readonly totalQuantity: number }
  | { readonly type: 'removed'; readonly line: CartLine; readonly totalQuantity: number }
  | { readonly type: 'quantity'; readonly line: CartLine; readonly totalQuantity: number }
  | { readonly type: 'coupon'; readonly code: string; readonly isValid: boolean }
  | {
      readonly type: 'refused';
      readonly mutation: CartMutation;
      /** The server's own message, if any. */
      readonly reason?: string | undefined;
    }
  | { readonly type: 'waiting' }
  | { readonly type: 'reconnected' };

/** The result of a mutation, by the server's answer, not by the request. */
export function noticeOf(
  mutation: CartMutation,
  outcome: CartOutcome,
  before: Cart,
): CartNotice | undefined {
  if (!outcome.ok)
    return { type: 'refused', mutation, reason: outcome.refusal.message || undefined };
  const { entries, totalQuantity, invalidCoupons } = outcome.cart;
  switch (mutation.type) {
    case 'add':
      return { type: 'added', line: mutation.line, totalQuantity };
    case 'set-quantity':
    case 'remove': {
      const line = entries.find(({ id }) => id === mutation.lineId);
      if (line) return { type: 'quantity', line, totalQuantity };
      const removed = before.entries.find(({ id }) => id === mutation.lineId);
      return removed && { type: 'removed', line: removed, totalQuantity };
    }
    case 'apply-coupon': {
      const { code } = mutation;
      return {
        type: 'coupon',
        code,
        isValid: !invalidCoupons.some((coupon) => coupon.code === code),
      };
    }
    default:
      return undefined;
  }
}
