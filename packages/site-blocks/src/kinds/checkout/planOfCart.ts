import type { Cart } from '@plinth/commerce/cart';

/**
 * Billing plan of a cart, which the checkout's form contains for comparison; `once` without a plan.
 */
export function planOfCart({ entries }: Pick<Cart, 'entries'>): string {
  const plan = entries.find(({ subscription }) => subscription)?.subscription;
  if (!plan) return 'once';
  const { billingPeriod, numBillingCycles } = plan;
  return [billingPeriod.value, billingPeriod.unit.toLowerCase(), numBillingCycles || 0].join(' ');
}
