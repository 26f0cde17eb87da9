import { text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface PlanControls {
  action: string;
  buttonLabel: string;
  target: string;
}

export const example = defineExample<PlanControls>({
  controls: {
    action: text(),
    buttonLabel: text(),
    target: text(),
  },
  code: ({ attributes }) => ({
    react: `import type { ProductVariant, VariantProduct } from '@plinth/commerce';
import { money } from '@plinth/commerce/money';
import { GiftCard, Plan } from '@plinth/commerce/react';
import '@plinth/commerce/commerce.css';

const variant = (id: string, cents: number): ProductVariant => ({
  id,
  sku: id,
  price: money(cents, 'USD'),
  onSale: false,
  qtyInStock: 0,
  unlimited: true,
  optionValues: [],
});
const clay: VariantProduct = {
  id: 'clay',
  title: 'Clay by mail',
  productType: 'PHYSICAL',
  subscription: { billingPeriod: { value: 1, unit: 'month' } },
  variants: [variant('CLAY', 1800)],
};
const card: VariantProduct = {
  id: 'card',
  title: 'Gift card',
  productType: 'GIFT_CARD',
  variants: [variant('CARD-25', 2500), variant('CARD-50', 5000)],
};

<>
  <Plan product={clay}${attributes} />
  <GiftCard product={card}${attributes} />
</>`,
    attach: `import { attachPurchase } from '@plinth/commerce';
import '@plinth/commerce/commerce.css';

const undo = attachPurchase(document.querySelector('form.pl-product'), {
  onBuy: ({ itemId }) => \`Thank you for \${itemId}.\`,
});`,
  }),
  html: {
    css: ['@plinth/commerce/commerce.css'],
    script: `import { attachPurchase } from '@plinth/commerce';

for (const form of document.querySelectorAll('form.pl-product')) attachPurchase(form);`,
  },
});
