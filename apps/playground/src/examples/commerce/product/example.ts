import { readersParts } from '../../../code/readersParts';
import { choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface ProductControls {
  buttonLabel: string;
  label: string;
  initialOption: 'left' | 'right';
}

export const example = defineExample<ProductControls>({
  controls: {
    buttonLabel: text(),
    label: text('How to pay'),
    initialOption: choice(['left', 'right'], 'left'),
  },
  stories: {
    'Other words': { buttonLabel: 'Into the basket', label: 'Pay' },
    'Monthly first': { initialOption: 'right' },
  },
  code: ({ only }) => ({
    react: `import type { Product } from '@plinth/commerce';
import { createCartStore } from '@plinth/commerce/cart';
import { money } from '@plinth/commerce/money';
import { PricingToggle, ProductOptions } from '@plinth/commerce/react';
import '@plinth/commerce/commerce.css';

const product: Product = {
  id: 'mug',
  title: 'Mug',
  productType: 'PHYSICAL',
  variants: [
    {
      id: 'mug-1',
      sku: 'MUG',
      price: money(2400, 'USD'),
      onSale: false,
      qtyInStock: 12,
      unlimited: false,
      optionValues: [],
    },
  ],
};
${readersParts.cart}

<>
  <ProductOptions
    product={product}
    addLine={(line) => store.mutate({ type: 'add', line })}${only('buttonLabel').attributes}
  />
  <PricingToggle${only('label', 'initialOption').over({ label: 'How to pay' }).attributes}
    left={{ label: 'Once', content: <p>$24</p> }}
    right={{ label: 'Monthly', content: <p>$20 each month</p> }}
  />
</>`,
    attach: `import { attachProduct } from '@plinth/commerce';
import { createCartStore } from '@plinth/commerce/cart';
import '@plinth/commerce/commerce.css';

${readersParts.cart}
const undo = attachProduct(document.querySelector('.pl-product'), {
  addLine: (line) => store.mutate({ type: 'add', line }),
});`,
  }),
  html: {
    css: ['@plinth/commerce/commerce.css'],
    script: `import { attachProduct } from '@plinth/commerce';
import { createCartStore } from '@plinth/commerce/cart';

${readersParts.cart}
attachProduct(document.querySelector('.pl-product'), {
  addLine: (line) => store.mutate({ type: 'add', line }),
});`,
  },
});
