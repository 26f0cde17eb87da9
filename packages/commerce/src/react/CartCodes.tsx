import { createPlainTranslate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { Cart } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import { couponText } from '../cart/couponText';
import type { CartAnswer } from './cartAnswer';
import type { TextOptions } from './textOptions';

interface CartCodesProps extends TextOptions {
  cart: Cart;
  /**
   * The address to which the forms post. Without an address a script handles promo codes; gift
   * cards, which cannot be removed then, are only in the sums.
   */
  action: string | undefined;
  answer: CartAnswer | undefined;
}

/** The entered codes, those that do not apply with the reason, and a field for another code. */
export function CartCodes({ cart, action, answer, ...texts }: CartCodesProps): ReactNode {
  const { locale, messages } = texts;
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const refused = answer?.errors?.['code'];
  const problems = new Map(
    cart.invalidCoupons.map((coupon) => [coupon.code, couponText(coupon, texts)]),
  );
  const isSaidInList = [...problems.values()].some((text) => text === refused);

  const remove = (name: string, code: string, label: string) => (
    <form method="post" action={action}>
      <input type="hidden" name={name} value={code} />
      <button type="submit" aria-label={label}>
        <span aria-hidden="true">×</span>
      </button>
    </form>
  );
  /** An entered promo code, or the reason why it does not apply. */
  const coupon = (code: string, text = code) => (
    <li key={code} data-coupon={code} data-invalid={text === code ? undefined : ''}>
      {/* Also describes the field in which it was entered. */}
      <span id={text === refused ? 'cart-code-error' : undefined}>{text}</span>
      {remove('remove', code, translate('commerce.coupon.remove', { code }))}
    </li>
  );
  const giftCard = (code: string) => {
    const title = translate('commerce.cart.giftCard', { code });
    return (
      <li key={code} data-gift-card={code}>
        <span>{title}</span>
        {remove('removeGiftCard', code, translate('commerce.cart.removeItem', { title }))}
      </li>
    );
  };

  return (
    <div className="pl-cart-coupons">
      <ul>
        {cart.coupons.map((code) => coupon(code, problems.get(code)))}
        {action !== undefined && cart.giftCards?.map(({ code }) => giftCard(code))}
      </ul>
      <form method="post" action={action}>
        <label>
          <span>{translate('commerce.coupon.label')}</span>
          <input
            id="cart-code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={100}
            defaultValue={refused ? answer?.values?.['code'] : undefined}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? 'cart-code-error' : undefined}
          />
        </label>
        <button type="submit">{translate('commerce.coupon.apply')}</button>
        {refused && !isSaidInList && (
          <p className="pl-shop-error" id="cart-code-error">
            {refused}
          </p>
        )}
      </form>
    </div>
  );
}
