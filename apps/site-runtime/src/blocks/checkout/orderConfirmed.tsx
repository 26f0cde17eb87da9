import { createPlainTranslate, isolate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../render/blockRenderer';
import type { OrderView } from '../../render/shopView';
import { CartSums } from '../cart/CartSums';
import { checkoutMessages } from './checkoutMessages';
import { OrderLines } from './OrderLines';

/** What was bought, once more. */
export const orderConfirmedBlock: BlockRenderer = {
  kind: 'order-confirmed',
  styles: ['commerce', 'shop'],
  render(_, { request, locale, messages, money }): RenderedBlock {
    const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
    const order = request.shop?.order;
    const wording = { locale, messages, format: money.format };
    return {
      content: (
        <div className="pl-order">
          <h1>{translate('runtime.order.title')}</h1>
          {order ? (
            <>
              <p>
                {translate(sentenceOf(order), {
                  number: String(order.number),
                  email: isolate(order.email, locale),
                })}
              </p>
              {order.giftCardCode && (
                <>
                  <p className="pl-order-code">{order.giftCardCode}</p>
                  <p className="pl-checkout-note">{translate('runtime.order.keepCode')}</p>
                </>
              )}
              <OrderLines cart={order.cart} {...wording} />
              <CartSums cart={order.cart} {...wording} />
            </>
          ) : (
            <p>{translate('runtime.order.unknown')}</p>
          )}
          <p>
            <a href="/shop">{translate('runtime.checkout.backToShop')}</a>
          </p>
        </div>
      ),
    };
  },
};

function sentenceOf({ kind, giftCardCode }: OrderView) {
  if (kind === 'donation') return 'runtime.order.donation';
  return giftCardCode ? 'runtime.order.giftCard' : 'runtime.order.number';
}
