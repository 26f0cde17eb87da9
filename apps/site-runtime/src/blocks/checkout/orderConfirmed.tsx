import { createTranslate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../render/renderBlock';
import { CartSums } from '../cart/CartSums';
import { checkoutMessages } from './checkoutMessages';
import { OrderLines } from './OrderLines';

/** What was bought, once more. */
export const orderConfirmedBlock: BlockRenderer = {
  kind: 'order-confirmed',
  styles: ['commerce', 'shop'],
  render(_, { request, locale, messages }): RenderedBlock {
    const translate = createTranslate(checkoutMessages, { locale, overrides: messages });
    const order = request.shop?.order;
    return {
      content: (
        <div className="pl-order">
          <h1>{translate('runtime.order.title')}</h1>
          {order ? (
            <>
              <p>
                {translate('runtime.order.number', {
                  number: String(order.number),
                  email: order.email,
                })}
              </p>
              <OrderLines cart={order.cart} />
              <CartSums cart={order.cart} locale={locale} messages={messages} />
            </>
          ) : (
            <p>{translate('runtime.order.unknown')}</p>
          )}
        </div>
      ),
    };
  },
};
