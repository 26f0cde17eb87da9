import { readersParts } from '../../../code/readersParts';
import { flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface CartFormControls {
  isRefused: boolean;
  isLoading: boolean;
  hasCoupons: boolean;
  pricesIncludeTax: boolean;
  checkoutHref: string;
  checkoutTarget: string;
  shopHref: string;
}

export const example = defineExample<CartFormControls>({
  controls: {
    isRefused: flag(false),
    isLoading: flag(false),
    hasCoupons: flag(true),
    pricesIncludeTax: flag(false),
    checkoutHref: text('/commerce/goto-checkout'),
    checkoutTarget: text(),
    shopHref: text('/'),
  },
  descriptions: {
    checkoutHref: 'The address of the checkout.',
    isRefused: 'Whether the server has refused the last change, and the cart says so.',
  },
  stories: {
    Loading: { isLoading: true },
    Refused: { isRefused: true },
    'Taxes included, no coupons': { pricesIncludeTax: true, hasCoupons: false },
  },
  code: ({ without, values: { isRefused } }) => ({
    react: `import { emptyCart } from '@plinth/commerce/cart';
import { CartForm } from '@plinth/commerce/react';
import '@plinth/commerce/commerce.css';

const cart = emptyCart('USD');

<CartForm cart={cart} actions={{ line: '/cart/line', codes: '/cart/codes' }}${without('isRefused').attributes}${
      isRefused ? ` answer={{ message: 'Nothing was changed.' }}` : ''
    } />`,
    attach: `import { attachCart } from '@plinth/commerce';
import { createCartStore } from '@plinth/commerce/cart';

${readersParts.cart}
const undo = attachCart(document.querySelector('.pl-cart'), {
  store,
  confirm: (question) => confirm(question),
});`,
  }),
});
