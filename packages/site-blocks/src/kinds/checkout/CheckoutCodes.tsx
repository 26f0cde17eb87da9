import { commerceMessages, couponText } from '@plinth/commerce';
import type { Cart } from '@plinth/commerce/cart';
import type { Money } from '@plinth/commerce/money';
import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { checkoutMessages } from './checkoutMessages';

interface CheckoutCodesProps {
  cart: Cart;
  format: (money: Money) => string;
  /** The error of the code field; the line with the same error describes the field. */
  refused?: string | undefined;
  /** The id of the field's error. */
  errorId: string;
  locale: string;
  messages: MessageCatalogue;
}

/**
 * The promo codes and gift cards in the cart: why a code does not apply, and a button to remove it.
 * The buttons post the whole form, so that its entries are kept, and the answer opens at the codes.
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
