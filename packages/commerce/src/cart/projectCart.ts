import { cartContent } from './cartContent';
import type { Cart, CartLine } from './cart';
import type { CartMutation } from './cartMutation';

/**
 * The cart after a mutation, as far as the browser can calculate it: lines, quantity and subtotal.
 * Discount, tax and shipping keep the server's last values.
 */
export function projectCart(cart: Cart, mutation: CartMutation): Cart {
  switch (mutation.type) {
    case 'add':
      return withLines(cart, addLine(cart.entries, mutation.line));
    case 'set-quantity':
      return withLines(
        cart,
        cart.entries.flatMap((line) => {
          if (line.id !== mutation.lineId) return [line];
          return mutation.quantity > 0 ? [{ ...line, quantity: mutation.quantity }] : [];
        }),
      );
    case 'remove':
      return withLines(
        cart,
        cart.entries.filter(({ id }) => id !== mutation.lineId),
      );
    case 'apply-coupon':
      return { ...cart, coupons: [...new Set([...cart.coupons, mutation.code])] };
    case 'remove-coupon':
      return {
        ...cart,
        coupons: cart.coupons.filter((code) => code !== mutation.code),
        validCoupons: cart.validCoupons.filter(({ code }) => code !== mutation.code),
        invalidCoupons: cart.invalidCoupons.filter(({ code }) => code !== mutation.code),
      };
    case 'select-shipping':
      return {
        ...cart,
        selectedShippingOption:
          cart.shippingOptions.find(({ id }) => id === mutation.shippingOptionId) ??
          cart.selectedShippingOption,
      };
    case 'set-location':
      return { ...cart, shippingLocation: mutation.location };
  }
}

function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const isThere = lines.some(({ id }) => id === added.id);
  if (!isThere) return [...lines, added];
  return lines.map((line) =>
    line.id === added.id ? { ...line, quantity: line.quantity + added.quantity } : line,
  );
}

function withLines(cart: Cart, entries: readonly CartLine[]): Cart {
  // A cart without lines may have the default currency until it has a line.
  const currencyCode = entries[0]?.unitPrice.currencyCode ?? cart.subtotalAmount.currencyCode;
  const amount = entries.reduce((sum, line) => sum + line.unitPrice.amount * line.quantity, 0);
  return {
    ...cart,
    ...cartContent(entries),
    entries,
    subtotalCents: amount,
    subtotalAmount: { amount, currencyCode },
  };
}
