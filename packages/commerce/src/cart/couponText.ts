import { createTranslate, type MessageCatalogue } from '@plinth/site-model';
import { formatMoney } from '../money/formatMoney';
import type { MoneyTemplate } from '../money/moneyTemplate';
import type { InvalidCoupon } from './cart';
import { cartMessages } from './cartMessages';

export interface CouponTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  template?: MoneyTemplate | undefined;
}

/** Why a coupon reduces nothing, in words. */
export function couponText(
  { code, reason, minimumSubtotal }: InvalidCoupon,
  { locale, messages, template }: CouponTextOptions = {},
): string {
  return createTranslate(cartMessages, { locale, overrides: messages })(
    `commerce.coupon.${reason}`,
    {
      code,
      minimum: minimumSubtotal ? formatMoney(minimumSubtotal, template) : '',
    },
  );
}
