import { emptyCart } from '@plinth/commerce/cart';
import { CartForm } from '@plinth/commerce/react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { cartScript } from './script';

/** The cart as forms that post without scripts; `attachCart` keeps the same markup up to date. */
export const cartBlock: BlockRenderer = {
  kind: 'cart',
  styles: ['commerce', 'shop'],
  messages: { commerce: ['commerce.cart.', 'commerce.coupon.', 'commerce.product.'] },
  client: cartScript,
  render(_, { request, locale, messages, money }): RenderedBlock {
    const { cart = emptyCart(), minimumSubtotal, pricesIncludeTax, answer } = request.shop ?? {};
    return {
      content: (
        <CartForm
          cart={cart}
          actions={{ line: '/commerce/cart/line', codes: '/commerce/cart/coupon' }}
          answer={answer}
          checkoutTarget="_top"
          shopHref="/shop"
          minimumSubtotal={minimumSubtotal}
          pricesIncludeTax={pricesIncludeTax}
          locale={locale}
          messages={messages}
          format={money.format}
        />
      ),
    };
  },
};
