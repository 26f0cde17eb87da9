import type { DigitalProduct, SubscriptionPlan } from '@plinth/commerce';
import { printValue } from '../../../code/printValue';
import { amount, choice, flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

type BillingPeriod = SubscriptionPlan['billingPeriod'];

export interface KindOptions extends Pick<DigitalProduct, 'priceCents' | 'onSale'> {
  /** Weeks, months or years between two payments. */
  value: BillingPeriod['value'];
  unit: Lowercase<BillingPeriod['unit']>;
  /** 0: until it is canceled. */
  numBillingCycles: number;
}

/** The options that the example shows at first. */
export const defaultOptions: KindOptions = {
  priceCents: 1800,
  onSale: false,
  value: 1,
  unit: 'month',
  numBillingCycles: 0,
};

export const example = defineExample<KindOptions>({
  controls: {
    priceCents: amount(defaultOptions.priceCents, { max: 100_000_100, step: 100, unit: 'cents' }),
    onSale: flag(defaultOptions.onSale),
    value: amount(defaultOptions.value, { min: 1, max: 12 }),
    unit: choice(['week', 'month', 'year'], defaultOptions.unit),
    numBillingCycles: amount(defaultOptions.numBillingCycles, { max: 24 }),
  },
  descriptions: {
    priceCents: 'The price of the file; one beyond the limit of a shop is refused.',
    onSale: 'Whether the file costs less for now.',
    value: 'Periods between two payments of the plan.',
    unit: 'The period of the plan.',
    numBillingCycles: 'Payments of the plan; 0 goes on until it is canceled.',
  },
  code: ({ values }) => {
    const { priceCents, onSale, value, unit, numBillingCycles } = { ...defaultOptions, ...values };
    return {
      attach: `import { isAllowedPrice, kindText, productPrice, subscriptionText, type Product } from '@plinth/commerce';
import { formatMoney } from '@plinth/commerce/money';

const guide: Product = {
  id: 'guide',
  title: 'Glaze recipes',
  productType: 'DIGITAL',
  priceCents: ${printValue(priceCents)},
  salePriceCents: 900,
  onSale: ${printValue(onSale)},
};
if (!isAllowedPrice(guide.priceCents)) throw new RangeError('This price is above the maximum.');
const price = formatMoney(productPrice(guide).current);
const plan = ${printValue({ billingPeriod: { value, unit }, numBillingCycles })} as const;
console.log(kindText('DIGITAL'), price, subscriptionText(plan, { price }));`,
      react: `import { PricingToggle } from '@plinth/commerce/react';
import '@plinth/commerce/commerce.css';

<PricingToggle
  label="How to pay"
  left={{ label: 'Once', content: <p>$24</p> }}
  right={{ label: 'Again and again', content: <p>$20 every month</p> }}
/>`,
    };
  },
});
