import { commerceMessages, couponText } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { checkoutMessages } from './checkoutMessages';

interface CheckoutCodesProps {
  cart: Cart;
  format: (money: Money) => string;
  /** The error of the field of codes: the line that says the same explains the field. */
  refused?: string | undefined;
  /** The id by which the field names its error. */
  errorId: string;
  locale: string;
  messages: MessageCatalogue;
}

/**
 * Promo codes and gift cards that were entered, as they stand in the cart: why one does not count, and the way out of it.
 * The buttons post the whole form, so that what was typed comes back, and the answer begins where they stand.
 */
export function CheckoutCodes({ cart, refused, errorId, ...textOptions }: CheckoutCodesProps) {
  const { locale, messages } = textOptions;
  const { coupons, invalidCoupons, giftCards = [] } = cart;
  if (coupons.length + giftCards.length === 0) return null;
  const ofCommerce = createPlainTranslate(commerceMessages, { locale, overrides: messages });
  const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  const problems = new Map(invalidCoupons.map((coupon) => [coupon.code, coupon]));
  const removal = (name: 'removeCoupon' | 'removeGiftCard', code: string, label: string) => (
    <button type="submit" name={name} value={code} aria-label={label}>
      <span aria-hidden="true">×</span>
    </button>
  );
  return (
    <div className="pl-cart-coupons">
      <ul>
        {coupons.map((code) => {
          const problem = problems.get(code);
          const text = problem && couponText(problem, textOptions);
          return (
            <li key={code} data-invalid={problem ? '' : undefined}>
              <span id={refused && text === refused ? errorId : undefined}>{text ?? code}</span>
              {removal('removeCoupon', code, ofCommerce('commerce.coupon.remove', { code }))}
            </li>
          );
        })}
        {giftCards.map(({ code }) => (
          <li key={code}>
            <span>{ofCommerce('commerce.cart.giftCard', { code })}</span>
            {removal(
              'removeGiftCard',
              code,
              translate('runtime.checkout.removeGiftCard', { code }),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
