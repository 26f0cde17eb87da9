import type { Cart, CartLine } from '@plinth/commerce/cart';
import type { OrderRow } from '../shop/orderParts';

/** A plan that somebody has bought. */
export interface BoughtPlan {
  productId: string;
  title: string;
  /** Milliseconds since 1970; `undefined` where it goes on until it is cancelled. */
  endsAt: number | undefined;
}

/**
 * The plans that orders still pay for ([SRV-105]): of a subscription that is paid, and neither paid back nor cancelled,
 * until its last billing period is over.
 */
export function plansOfOrders(
  orders: readonly Pick<OrderRow, 'kind' | 'status' | 'cart' | 'placedAt'>[],
  now: number,
): BoughtPlan[] {
  return orders
    .filter(({ kind, status }) => kind === 'subscription' && status === 'paid')
    .flatMap(({ cart, placedAt }) =>
      ((cart as Partial<Cart>).entries ?? []).flatMap((line) => {
        const endsAt = endOf(line, placedAt);
        return endsAt !== undefined && endsAt <= now
          ? []
          : { productId: line.itemId, title: line.title, endsAt };
      }),
    );
}

/** The end of the last period that a plan is billed for. */
function endOf({ subscription }: Pick<CartLine, 'subscription'>, begun: Date): number | undefined {
  if (!subscription || !subscription.numBillingCycles) return undefined;
  const { billingPeriod, numBillingCycles } = subscription;
  const count = billingPeriod.value * numBillingCycles;
  switch (billingPeriod.unit.toUpperCase()) {
    case 'WEEK':
      return begun.getTime() + count * 7 * 86_400_000;
    case 'MONTH':
      return afterMonths(begun, count);
    default:
      return afterMonths(begun, count * 12);
  }
}

/** The same day of a later month, or its last one: 31 January and a month is 28 February. */
function afterMonths(begun: Date, months: number): number {
  const end = new Date(begun);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(begun.getUTCDate(), last));
  return end.getTime();
}
