import { commerceMessages, couponText, minimumSubtotalText } from '@plinth/commerce';
import { formatMoney } from '@plinth/commerce/money';
import { createTranslate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../render/renderBlock';
import type { CheckoutField, ShopAnswer, ShopView } from '../../render/shopView';
import { CartSums } from '../cart/CartSums';
import { checkoutMessages } from './checkoutMessages';
import { OrderLines } from './OrderLines';

/**
 * Checkout as one form that the browser posts: address, shipping, promo code, payment. It needs no script, and its key
 * makes a second click the same order.
 */
export const checkoutBlock: BlockRenderer = {
  kind: 'checkout',
  styles: ['commerce', 'shop'],
  render(_, { request, locale, messages }): RenderedBlock {
    const translate = createTranslate(checkoutMessages, { locale, overrides: messages });
    const words = createTranslate(commerceMessages, { locale, overrides: messages });
    const { shop } = request;
    const { cart, minimumSubtotal, answer } = shop ?? {};
    const wording = { locale, messages };
    const title = <h1>{translate('runtime.checkout.title')}</h1>;
    if (!shop || !cart || cart.entries.length === 0)
      return {
        content: (
          <div className="pl-checkout">
            {title}
            <p>{words('commerce.cart.empty')}</p>
            <p>
              <a href="/shop">{words('commerce.cart.continueShopping')}</a>
            </p>
          </div>
        ),
      };
    const obstacle = minimumSubtotalText(cart.subtotalAmount, minimumSubtotal, wording);
    const total = formatMoney({ ...cart.subtotalAmount, amount: cart.grandTotalCents });
    return {
      content: (
        <form className="pl-checkout" method="post" action="/commerce/checkout" noValidate>
          {title}
          {answer?.message && (
            <p className="pl-shop-alert" role="alert">
              {answer.message}
            </p>
          )}
          <input type="hidden" name="key" value={shop.key} />
          <input type="hidden" name="shownTotal" value={cart.grandTotalCents} />
          <div className="pl-checkout-form">
            <fieldset>
              <legend>{translate('runtime.checkout.address')}</legend>
              {shop.fields.map((field) => (
                <Field
                  key={field.name}
                  {...{ field, shop, answer }}
                  choose={translate('runtime.checkout.country')}
                />
              ))}
            </fieldset>
            {cart.shippingOptions.length > 0 && (
              <fieldset>
                <legend>{translate('runtime.checkout.shipping')}</legend>
                {cart.shippingOptions.map(({ id, name, cost, freeFrom }) => {
                  const reduced = cart.subtotalCents - cart.discountCents;
                  const isFree = freeFrom && reduced >= freeFrom.amount;
                  return (
                    <Choice
                      key={id}
                      {...{ name: 'shipping', value: id, label: name }}
                      more={formatMoney(isFree ? { ...cost, amount: 0 } : cost)}
                      isChosen={id === cart.selectedShippingOption?.id}
                    />
                  );
                })}
                <button className="pl-checkout-small" type="submit" name="step" value="update">
                  {translate('runtime.checkout.update')}
                </button>
              </fieldset>
            )}
            <fieldset>
              <legend>{translate('runtime.checkout.payment')}</legend>
              {shop.payments.map(({ token, label }) => (
                <Choice
                  key={token}
                  {...{ name: 'payment', value: token, label }}
                  isChosen={(answer?.values?.['payment'] ?? shop.payments[0]!.token) === token}
                />
              ))}
            </fieldset>
          </div>
          <section className="pl-checkout-summary" aria-labelledby="checkout-summary">
            <h2 className="minor" id="checkout-summary">
              {translate('runtime.checkout.summary')}
            </h2>
            <OrderLines cart={cart} />
            {cart.invalidCoupons.map((coupon) => (
              <p className="pl-shop-error" key={coupon.code}>
                {couponText(coupon, wording)}
              </p>
            ))}
            <div className="pl-checkout-coupon">
              <label>
                <span>{translate('runtime.checkout.coupon')}</span>
                <input name="coupon" autoComplete="off" maxLength={100} />
              </label>
              <button className="pl-checkout-small" type="submit" name="step" value="coupon">
                {translate('runtime.checkout.apply')}
              </button>
            </div>
            <CartSums cart={cart} {...wording} />
            <p className="pl-checkout-note">{translate('runtime.checkout.included')}</p>
            {obstacle ? (
              <p role="status">{obstacle}</p>
            ) : (
              <button className="pl-cart-checkout" type="submit" name="step" value="place">
                {translate('runtime.checkout.place', { total })}
              </button>
            )}
            <p>
              <a href="/cart">{translate('runtime.checkout.backToCart')}</a>
            </p>
          </section>
        </form>
      ),
    };
  },
};

interface FieldProps {
  field: CheckoutField;
  shop: ShopView;
  answer: ShopAnswer | undefined;
  choose: string;
}

function Field({ field: { name, label, type, autoComplete }, shop, answer, choose }: FieldProps) {
  const error = answer?.errors?.[name];
  const given = {
    id: `checkout-${name}`,
    name,
    autoComplete,
    required: true,
    defaultValue: answer?.values?.[name] ?? '',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `checkout-${name}-error` : undefined,
  };
  return (
    <div className="pl-checkout-field">
      <label htmlFor={given.id}>{label}</label>
      {type === 'select' ? (
        <select {...given}>
          <option value="">{choose}</option>
          {shop.countries.map(({ code, name: country }) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </select>
      ) : (
        <input type={type} maxLength={300} {...given} />
      )}
      {error && (
        <p className="pl-shop-error" id={`checkout-${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  more?: string;
  isChosen: boolean;
}

function Choice({ name, value, label, more, isChosen }: ChoiceProps) {
  return (
    <label className="pl-checkout-choice">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      {more && <span>{more}</span>}
    </label>
  );
}
