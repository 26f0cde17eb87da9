import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { subscriptionMessages } from './subscriptionMessages';

/** The interval and the duration of a subscription ([COM-8]). */
export interface SubscriptionPlan {
  readonly billingPeriod: {
    readonly value: number;
    /** Older data has it in upper case. */
    readonly unit: 'week' | 'month' | 'year' | 'WEEK' | 'MONTH' | 'YEAR';
  };
  /** 0 or absent: until it is canceled. */
  readonly numBillingCycles?: number | null | undefined;
}

export interface SubscriptionTextOptions {
  /** Formatted, e.g. by `formatMoney`; without it the text contains only the period. */
  price?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

const periodKeys = {
  week: 'commerce.subscription.everyWeek',
  month: 'commerce.subscription.everyMonth',
  year: 'commerce.subscription.everyYear',
} as const;

/**
 * "$10.00 every month until canceled", "every 2 weeks, 6 payments" ([COM-8]).
 *
 * @example
 * ```ts
 * import { subscriptionText } from '@plinth/commerce';
 *
 * subscriptionText(
 *   { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 12 },
 *   { price: '$9.00' },
 * );
 * ```
 */
export function subscriptionText(
  { billingPeriod, numBillingCycles }: SubscriptionPlan,
  { price, locale, messages }: SubscriptionTextOptions = {},
): string {
  const translate = createPlainTranslate(subscriptionMessages, { locale, overrides: messages });
  const unit = billingPeriod.unit.toLowerCase() as keyof typeof periodKeys;
  const period = translate(periodKeys[unit] ?? periodKeys.year, { value: billingPeriod.value });
  const text =
    numBillingCycles && numBillingCycles > 0
      ? translate('commerce.subscription.limited', { period, cycles: numBillingCycles })
      : translate('commerce.subscription.indefinite', { period });
  return price === undefined ? text : translate('commerce.subscription.price', { price, text });
}
