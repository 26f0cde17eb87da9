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
  code: ({ only }) => ({
    react: `import { PricingToggle, ProductOptions } from '@plinth/commerce/react';
import '@plinth/commerce/commerce.css';

<ProductOptions product={product} addLine={(line) => store.mutate({ type: 'add', line })}${only('buttonLabel').attributes} />
<PricingToggle${only('label', 'initialOption').over({ label: 'How to pay' }).attributes} left={left} right={right} />`,
    attach: `import { attachProduct } from '@plinth/commerce';
import '@plinth/commerce/commerce.css';

const undo = attachProduct(document.querySelector('.pl-product'), { addLine });`,
  }),
  html: {
    css: ['@plinth/commerce/commerce.css'],
    script: `import { attachProduct } from '@plinth/commerce';

attachProduct(document.querySelector('.pl-product'), { addLine });`,
  },
});
