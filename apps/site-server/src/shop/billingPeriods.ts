import type { SubscriptionPlan } from '@plinth/commerce';

/**
 * The moment after a number of billing periods: the same day of a later month, or that month's last one (31 January and
 * a month is 28 February).
 *
 * @param start milliseconds since 1970
 * @returns milliseconds since 1970
 */
function afterPeriods(
  { billingPeriod: { unit, value } }: Pick<SubscriptionPlan, 'billingPeriod'>,
  start: number,
  count: number,
): number {
  const units = value * count;
  if (unit.toLowerCase() === 'week') return start + units * 7 * 86_400_000;
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (unit.toLowerCase() === 'year' ? units * 12 : units));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.getTime();
}

/**
 * The moment at which a plan with a number of payments ends: that many periods after its first day.
 *
 * @param start milliseconds since 1970
 * @returns milliseconds since 1970; `undefined` for a plan without an end
 */
export const endOfCycles = (plan: SubscriptionPlan, start: number): number | undefined =>
  plan.numBillingCycles ? afterPeriods(plan, start, plan.numBillingCycles) : undefined;

/**
 * The end of the billing period that holds a moment: until then a plan is paid for.
 *
 * @param start milliseconds since 1970, as is `moment`
 * @returns milliseconds since 1970; the end of the first period for a moment before the start
 */
export function endOfPeriod(plan: SubscriptionPlan, start: number, moment: number): number {
  let count = 1;
  // A period of no length would never reach the moment.
  if (plan.billingPeriod.value > 0) while (afterPeriods(plan, start, count) <= moment) count += 1;
  return afterPeriods(plan, start, count);
}
