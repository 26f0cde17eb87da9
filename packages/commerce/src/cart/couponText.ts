import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Money } from '../money/amount';
import { formatMoney } from '../money/formatMoney';
import type { InvalidCoupon } from './cart';
import { cartMessages } from './cartMessages';

export interface CouponTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
  /** Formats money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
}

/**
 * The message why a coupon does not apply.
 *
 * @example
 * ```ts
 * import type { InvalidCoupon } from '@plinth/commerce/cart';
 * import { couponText } from '@plinth/commerce';
 *
 * export const explain = (coupon: InvalidCoupon) => couponText(coupon, { locale: 'en' });
 * ```
 */
export function couponText(
  { code, reason, minimumSubtotal }: InvalidCoupon,
  { locale, messages, format = formatMoney }: CouponTextOptions = {},
): string {
  return createPlainTranslate(cartMessages, { locale, overrides: messages })(
    `commerce.coupon.${reason}`,
    {
      code,
      minimum: minimumSubtotal ? format(minimumSubtotal) : '',
    },
  );
}
