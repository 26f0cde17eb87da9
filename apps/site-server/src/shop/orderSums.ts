import { isTaxIncluded, type Cart } from '@plinth/commerce/cart';

/** One row below the items of an order. */
export interface OrderSum {
  name:
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'tax'
    | 'taxIncluded'
    | 'total'
    | 'giftCard'
    | 'amountDue';
  /** In the smallest unit of the order's currency; below zero where it reduces. */
  amount: number;
  /** Codes of coupons, the shipping option, the code of a gift card. */
  detail?: string | undefined;
}

/** The sums of an order at the sale: rows without an amount are left out. */
export function orderSums(cart: Partial<Cart>, grandTotal: number): OrderSum[] {
  const { subtotalAmount, discountCents, selectedShippingOption, shippingCostCents } = cart;
  const sums: (Omit<OrderSum, 'amount'> & { amount: number | undefined })[] = [
    { name: 'subtotal', amount: subtotalAmount?.amount },
    {
      name: 'discount',
      amount: discountCents ? -discountCents : undefined,
      // Refused codes reduced nothing, and hold arbitrary input.
      detail: cart.validCoupons?.map(({ code }) => code).join(', '),
    },
    {
      name: 'shipping',
      amount: selectedShippingOption ? shippingCostCents : undefined,
      detail: selectedShippingOption?.name,
    },
    {
      name: isTaxIncluded(cart, grandTotal) ? 'taxIncluded' : 'tax',
      amount: cart.taxCents || undefined,
    },
    { name: 'total', amount: grandTotal },
    ...(cart.giftCards ?? []).flatMap(({ code, amount: { amount } }) =>
      amount > 0 ? [{ name: 'giftCard', amount: -amount, detail: code } as const] : [],
    ),
    { name: 'amountDue', amount: cart.amountDueCents },
  ];
  return sums.filter((sum): sum is OrderSum => sum.amount !== undefined);
}
