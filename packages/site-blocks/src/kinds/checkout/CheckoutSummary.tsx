import { CartSums } from '@plinth/commerce/react';
import { couponText, minimumSubtotalText } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import { createPlainTranslate } from '@plinth/site-model';
import type { RenderContext } from '../../context/renderContext';
import type { CheckoutView } from '../../context/shopView';
import { CheckoutCodes } from './CheckoutCodes';
import { checkoutMessages } from './checkoutMessages';
import { OrderLines } from './OrderLines';

interface CheckoutSummaryProps {
  context: RenderContext;
  checkout: CheckoutView;
}

/** The goods, their costs, and the button. */
export function CheckoutSummary({ context, checkout }: CheckoutSummaryProps) {
  const { locale, messages } = context;
  const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  const { kind, cart, title, imageUrl } = checkout;
  const begins = context.request.shop?.answer?.begins === 'summary';
  return (
    <section className="pl-checkout-summary" aria-labelledby="checkout-summary">
      <h2
        className="minor"
        id="checkout-summary"
        tabIndex={begins ? -1 : undefined}
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={begins}
      >
        <bdi>{title ?? translate('runtime.checkout.summary')}</bdi>
      </h2>
      {imageUrl && <img className="pl-checkout-picture" src={imageUrl} alt="" loading="lazy" />}
      {cart ? (
        <CartSummaryOf context={context} checkout={checkout} cart={cart} />
      ) : (
        <>
          <p className="pl-checkout-note">
            {translate(
              kind === 'donation'
                ? 'runtime.checkout.donationNote'
                : 'runtime.checkout.giftCardNote',
            )}
          </p>
          <button className="pl-cart-checkout" type="submit" name="step" value="place">
            {translate(
              kind === 'donation' ? 'runtime.checkout.donate' : 'runtime.checkout.buyGiftCard',
            )}
          </button>
        </>
      )}
      <p>
        {kind === 'cart' ? (
          <a href="/cart">{translate('runtime.checkout.backToCart')}</a>
        ) : (
          <a href="/shop">{translate('runtime.checkout.backToShop')}</a>
        )}
      </p>
    </section>
  );
}

function CartSummaryOf({ context, checkout, cart }: CheckoutSummaryProps & { cart: Cart }) {
  const { locale, messages, money, request } = context;
  const { format } = money;
  const textOptions = { locale, messages, format };
  const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  const { minimumSubtotal, pricesIncludeTax, answer } = request.shop!;
  const refused = answer?.errors?.['coupon'];
  const isSaidInList = cart.invalidCoupons.some((one) => couponText(one, textOptions) === refused);
  const isCart = checkout.kind === 'cart';
  const obstacle = isCart
    ? minimumSubtotalText(cart.subtotalAmount, minimumSubtotal, textOptions)
    : undefined;
  const due = cart.amountDueCents ?? cart.grandTotalCents;
  const total = format({ ...cart.subtotalAmount, amount: due });
  return (
    <>
      <OrderLines cart={cart} {...textOptions} />
      {isCart && (
        <div className="pl-checkout-coupon">
          <label>
            <span>{translate('runtime.checkout.coupon')}</span>
            <input
              id="checkout-coupon"
              name="coupon"
              autoComplete="off"
              maxLength={100}
              defaultValue={refused ? answer?.values?.['coupon'] : undefined}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? 'checkout-coupon-error' : undefined}
            />
          </label>
          <button className="pl-checkout-small" type="submit" name="step" value="coupon">
            {translate('runtime.checkout.apply')}
          </button>
        </div>
      )}
      {refused && !isSaidInList && (
        <p className="pl-shop-error" id="checkout-coupon-error">
          {refused}
        </p>
      )}
      <CheckoutCodes
        cart={cart}
        refused={refused}
        errorId="checkout-coupon-error"
        {...textOptions}
      />
      <CartSums cart={cart} {...textOptions} />
      {cart.taxCents > 0 && !pricesIncludeTax && (
        <p className="pl-checkout-note">{translate('runtime.checkout.excluded')}</p>
      )}
      {!isCart && (
        <p className="pl-checkout-note">{translate('runtime.checkout.subscriptionNote')}</p>
      )}
      {obstacle ? (
        <p role="status">{obstacle}</p>
      ) : (
        <button className="pl-cart-checkout" type="submit" name="step" value="place">
          {isCart
            ? due === 0
              ? translate('runtime.checkout.placeFree')
              : translate('runtime.checkout.place', { total })
            : translate('runtime.checkout.subscribe', { total })}
        </button>
      )}
    </>
  );
}
