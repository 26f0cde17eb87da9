import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Money } from '../money/amount';
import { formatMoney } from '../money/formatMoney';
import type { InvalidCoupon } from './cart';
import { cartMessages } from './cartMessages';

export interface CouponTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  /** Writes money. @default formatMoney */
  format?: ((money: Money) => string) | undefined;
}

/** Why a coupon reduces nothing, in words. */
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
