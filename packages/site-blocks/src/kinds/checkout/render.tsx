import { RefusalSummary, RemovedLines } from '@plinth/commerce/react';
import { commerceMessages } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import { createPlainTranslate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import type { RenderContext } from '../../context/renderContext';
import type { CheckoutView } from '../../context/shopView';
import { AmountFields } from './AmountFields';
import { CheckoutFields } from './CheckoutFields';
import { checkoutMessages } from './checkoutMessages';
import { CheckoutSummary } from './CheckoutSummary';
import { Choice } from './Choice';
import { PaymentFields } from './PaymentFields';
import { planOfCart } from './planOfCart';
import { checkoutScript } from './script';

/**
 * Every checkout of [COM-13] as one form that the browser posts: the choices, the buyer, the
 * address, the payment. It needs only the script of a provider with its own payment fields, and its
 * key makes a second click the same order.
 */
export const checkoutBlock: BlockRenderer = {
  kind: 'checkout',
  styles: ['commerce', 'shop'],
  client: checkoutScript,
  render(_, context): RenderedBlock {
    const checkout = context.request.shop?.checkout;
    return {
      content:
        checkout && checkout.cart?.entries.length !== 0 ? (
          <CheckoutForm context={context} checkout={checkout} />
        ) : (
          <EmptyCheckout context={context} />
        ),
    };
  },
};

function EmptyCheckout({ context: { locale, messages, request } }: { context: RenderContext }) {
  const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  const translateCommerce = createPlainTranslate(commerceMessages, { locale, overrides: messages });
  const message = request.shop?.answer?.message;
  return (
    <div className="pl-checkout">
      <h1>{translate('runtime.checkout.title')}</h1>
      <div>
        <RemovedLines cart={request.shop?.cart} locale={locale} messages={messages} />
        <p role={message ? 'alert' : undefined}>
          {message ?? translateCommerce('commerce.cart.empty')}
        </p>
        <p>
          <a href="/shop">{translateCommerce('commerce.cart.continueShopping')}</a>
        </p>
      </div>
    </div>
  );
}

interface CheckoutProps {
  context: RenderContext;
  checkout: CheckoutView;
}

function CheckoutForm({ context, checkout }: CheckoutProps) {
  const { locale, messages, request, money } = context;
  const shop = request.shop!;
  const { answer } = shop;
  const { kind, cart, choice, fields } = checkout;
  const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  const suffix = kind === 'cart' ? '' : (`.${kind}` as const);
  const isSent = fields.some(({ name }) => name === 'street');
  return (
    <form className="pl-checkout" method="post" action={checkout.action} noValidate>
      <h1>{translate(`runtime.checkout.title${suffix}`)}</h1>
      <RefusalSummary answer={answer} fields={fieldIds(checkout)} />
      <RemovedLines cart={cart} locale={locale} messages={messages} />
      <input type="hidden" name="key" value={shop.key} />
      <input type="hidden" name="shownCurrency" value={shop.currencyCode} />
      {cart && (
        <>
          <input
            type="hidden"
            name="shownTotal"
            value={cart.amountDueCents ?? cart.grandTotalCents}
          />
          <input type="hidden" name="shownPlan" value={planOfCart(cart)} />
        </>
      )}
      {/* Enter in a field presses a form's first button: if a total must be seen first, that
          button does not buy. */}
      {cart && (
        <button
          className="pl-checkout-default"
          type="submit"
          name="step"
          value="update"
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <div className="pl-checkout-form">
        {choice && (
          <fieldset>
            <legend>
              {translate(
                kind === 'donation' ? 'runtime.donation.amount' : 'runtime.giftCard.amount',
              )}
            </legend>
            <AmountFields
              id="checkout-amount"
              choice={choice}
              format={money.format}
              ownLabel={translate('runtime.donation.own')}
              ownAmountLabel={translate('runtime.donation.ownAmount')}
              error={answer?.errors?.['amount']}
            />
            {kind === 'gift-card' &&
              choice.options.map(({ value, price }) => (
                <input key={value} type="hidden" name={`price ${value}`} value={price.amount} />
              ))}
          </fieldset>
        )}
        <fieldset className="pl-checkout-address">
          <legend>
            {isSent && (
              <span className="pl-checkout-sent">{translate('runtime.checkout.address')}</span>
            )}
            <span className={isSent ? 'pl-checkout-fetched' : undefined}>
              {translate('runtime.checkout.contact')}
            </span>
          </legend>
          <CheckoutFields
            fields={fields}
            shop={shop}
            answer={answer}
            choose={translate('runtime.checkout.country')}
          />
        </fieldset>
        {cart && cart.shippingOptions.length > 0 && (
          <ShippingFields context={context} cart={cart} />
        )}
        <PaymentFields context={context} checkout={checkout} />
      </div>
      <CheckoutSummary context={context} checkout={checkout} />
    </form>
  );
}

/** The targets of the links in a list of errors. */
function fieldIds({ choice, fields }: CheckoutView): Record<string, string> {
  const amount = choice?.own ? 'checkout-amount-own' : 'checkout-amount-first';
  return {
    amount,
    ...Object.fromEntries(fields.map(({ name }) => [name, `checkout-${name}`])),
    coupon: 'checkout-coupon',
  };
}

function ShippingFields({ context, cart }: { context: RenderContext; cart: Cart }) {
  const { locale, messages, money } = context;
  const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  const reduced = cart.subtotalCents - cart.discountCents;
  return (
    <fieldset>
      <legend>{translate('runtime.checkout.shipping')}</legend>
      {cart.shippingOptions.map(({ id, name, cost, freeFrom, isPickUp }) => {
        const isFree = freeFrom && reduced >= freeFrom.amount;
        return (
          <Choice
            key={id}
            name="shipping"
            value={id}
            label={name}
            more={money.format(isFree ? { ...cost, amount: 0 } : cost)}
            isChosen={id === cart.selectedShippingOption?.id}
            isPickUp={isPickUp}
          />
        );
      })}
      <button className="pl-checkout-small" type="submit" name="step" value="update">
        {translate('runtime.checkout.update')}
      </button>
    </fieldset>
  );
}
