import type { SubscriptionPlan } from '@plinth/commerce';

/**
 * The moment at which a plan with a number of payments is over: as many periods after its first day.
 *
 * @param start milliseconds since 1970
 * @returns milliseconds since 1970; `undefined` for a plan without an end
 */
export function endOfCycles(
  { billingPeriod, numBillingCycles }: SubscriptionPlan,
  start: number,
): number | undefined {
  if (!numBillingCycles) return undefined;
  const periods = billingPeriod.value * numBillingCycles;
  const unit = billingPeriod.unit.toLowerCase();
  const first = new Date(start);
  if (unit === 'week') return start + periods * 7 * 86_400_000;
  const months = unit === 'year' ? periods * 12 : periods;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(first.getUTCDate(), lastDay));
  return end.getTime();
}
