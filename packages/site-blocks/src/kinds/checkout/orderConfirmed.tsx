import { CartSums } from '@plinth/commerce/react';
import { createPlainTranslate, isolate, languageTag } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import type { OrderView } from '../../context/shopView';
import { readTextOr } from '../../context/readSettings';
import { checkoutMessages } from './checkoutMessages';
import { Downloads } from './Downloads';
import { OrderLines } from './OrderLines';

/** The bought items. */
export const orderConfirmedBlock: BlockRenderer = {
  kind: 'order-confirmed',
  styles: ['commerce', 'shop'],
  render(settings, { request, site, locale, messages, money }): RenderedBlock {
    const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
    const order = request.shop?.order;
    const textOptions = { locale, messages, format: money.format };
    return {
      content: (
        <div className="pl-order">
          <h1>{titleOf(order, settings) ?? translate(titleKeys[order?.state ?? 'paid'])}</h1>
          {order ? (
            <>
              <p>
                {translate(orderMessageKey(order), {
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
              {order.downloads && (
                <Downloads
                  downloads={order.downloads}
                  translate={translate}
                  dateText={(moment) => dateText(moment, locale, zoneOfSite(site))}
                />
              )}
              {isPaid(order) && order.address && (
                <>
                  <p>{translate('runtime.order.next')}</p>
                  <address className="pl-order-address">
                    {order.address.map((line) => (
                      <bdi key={line}>{line}</bdi>
                    ))}
                  </address>
                </>
              )}
              {isPaid(order) && order.isMailed && (
                <p>{translate('runtime.order.mailed', { email: isolate(order.email, locale) })}</p>
              )}
              {order.state === 'pending' && <p>{translate('runtime.order.pending')}</p>}
              <OrderLines cart={order.cart} {...textOptions} />
              <CartSums cart={order.cart} {...textOptions} />
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

const titleKeys = {
  paid: 'runtime.order.title',
  pending: 'runtime.order.received',
  'not-paid': 'runtime.order.notPaid',
} as const;

const isPaid = ({ state = 'paid' }: OrderView): boolean => state === 'paid';

/** The owner's own heading, which thanks for the payment. */
const titleOf = (order: OrderView | undefined, settings: Record<string, unknown>) =>
  order && isPaid(order) ? readTextOr(settings, 'title', '') || undefined : undefined;

function orderMessageKey({ kind, giftCardCode, state, isMembership }: OrderView) {
  if (state === 'not-paid') return 'runtime.order.notPaid.text';
  if (state === 'pending') return 'runtime.order.number';
  if (kind === 'subscription')
    return isMembership ? 'runtime.order.membership' : 'runtime.order.subscription';
  if (kind === 'donation') return 'runtime.order.donation';
  return giftCardCode ? 'runtime.order.giftCard' : 'runtime.order.number';
}

const dateText = (moment: number, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone }).format(moment);
