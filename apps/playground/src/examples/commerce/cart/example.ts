import { readersParts } from '../../../code/readersParts';
import { amount, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface CartOptions {
  hasCoupons: boolean;
  pricesIncludeTax: boolean;
  /** In cents; 0 for none. */
  minimumSubtotal: number;
  checkoutHref: string;
  shopHref: string;
}

export const example = defineExample<CartOptions>({
  controls: {
    hasCoupons: flag(true),
    pricesIncludeTax: flag(false),
    minimumSubtotal: amount(0, { max: 20_000, step: 500, unit: 'cents' }),
    checkoutHref: text('/commerce/goto-checkout'),
    shopHref: text('/'),
  },
  descriptions: {
    checkoutHref: 'The address of the checkout.',
  },
  stories: {
    'Below the least amount': { minimumSubtotal: 10_000 },
    'Taxes included, no coupons': { pricesIncludeTax: true, hasCoupons: false },
  },
  code: ({ without, values: { minimumSubtotal } }) => ({
    react: `import { createCartStore } from '@plinth/commerce/cart';${minimumSubtotal ? "\nimport { money } from '@plinth/commerce/money';" : ''}
import { Cart } from '@plinth/commerce/react';
import '@plinth/commerce/commerce.css';

${readersParts.cart}

<Cart store={store} confirm={async (question) => confirm(question)}${without('minimumSubtotal').attributes}${
      minimumSubtotal ? ` minimumSubtotal={money(${minimumSubtotal as number}, 'USD')}` : ''
    } />`,
    attach: `import { attachCartIndicator } from '@plinth/commerce';
import { createCartStore } from '@plinth/commerce/cart';

${readersParts.cart}
const undo = attachCartIndicator(document.querySelector('.pl-cart-indicator'), { store });`,
  }),
});
