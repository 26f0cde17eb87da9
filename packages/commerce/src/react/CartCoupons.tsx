import { createPlainTranslate } from '@plinth/site-model';
import { useRef, type ReactNode } from 'react';
import type { Cart } from '../cart/cart';
import { cartMessages } from '../cart/cartMessages';
import type { CartStore } from '../cart/cartStore';
import { couponText } from '../cart/couponText';
import type { TextOptions } from './textOptions';

export interface CartCouponsProps extends TextOptions {
  store: Pick<CartStore, 'mutate'>;
  cart: Cart;
}

/** Promo codes: those that count, those that do not and why, and a field for another one. */
export function CartCoupons({ store, cart, ...textOptions }: CartCouponsProps): ReactNode {
  const { locale, messages } = textOptions;
  const input = useRef<HTMLInputElement>(null);
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  const problems = new Map(cart.invalidCoupons.map((coupon) => [coupon.code, coupon]));
  return (
    <div className="pl-cart-coupons">
      <ul>
        {cart.coupons.map((code) => (
          <li key={code} data-invalid={problems.has(code) ? '' : undefined}>
            <span>{problems.has(code) ? couponText(problems.get(code)!, textOptions) : code}</span>
            <button
              type="button"
              aria-label={translate('commerce.coupon.remove', { code })}
              onClick={() => void store.mutate({ type: 'remove-coupon', code })}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const code = input.current!.value.trim();
          if (!code) return;
          input.current!.value = '';
          void store.mutate({ type: 'apply-coupon', code });
        }}
      >
        <label>
          <span>{translate('commerce.coupon.label')}</span>
          <input ref={input} name="code" autoComplete="off" autoCapitalize="characters" />
        </label>
        <button type="submit">{translate('commerce.coupon.apply')}</button>
      </form>
    </div>
  );
}
