import { createPlainTranslate, isolate, type MessageCatalogue } from '@plinth/site-model';
import { cartCountLabel } from './cartCount';
import { cartMessages } from './cartMessages';
import type { CartNotice } from './cartNotice';

export interface CartNoticeTextOptions {
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * The message that describes an event of the cart ([COM-11]).
 *
 * @example
 * ```ts
 * import type { CartNotice } from '@plinth/commerce/cart';
 * import { cartNoticeText } from '@plinth/commerce';
 *
 * export const say = (notice: CartNotice) => cartNoticeText(notice, { locale: 'en' });
 * ```
 */
export function cartNoticeText(
  notice: CartNotice,
  { locale, messages }: CartNoticeTextOptions = {},
): string {
  const translate = createPlainTranslate(cartMessages, { locale, overrides: messages });
  switch (notice.type) {
    case 'added':
    case 'removed':
      return translate(`commerce.cart.${notice.type}`, {
        title: isolate(notice.line.title, locale),
        count: cartCountLabel(notice.totalQuantity, { locale, messages }),
      });
    case 'quantity':
      return translate('commerce.cart.quantityChanged', {
        title: isolate(notice.line.title, locale),
        quantity: notice.line.quantity,
      });
    case 'coupon':
      return translate(notice.isValid ? 'commerce.coupon.applied' : 'commerce.coupon.failed', {
        code: notice.code,
      });
    case 'refused': {
      const failure = translate(failureOf(notice));
      return notice.reason ? `${failure} ${notice.reason}` : failure;
    }
    case 'waiting':
    case 'reconnected':
      return translate(`commerce.cart.${notice.type}`);
  }
}

function failureOf({ mutation }: Extract<CartNotice, { type: 'refused' }>) {
  switch (mutation.type) {
    case 'add':
      return 'commerce.cart.additionFailed';
    case 'remove':
      return 'commerce.cart.removalFailed';
    case 'set-quantity':
      return mutation.quantity > 0 ? 'commerce.cart.quantityFailed' : 'commerce.cart.removalFailed';
    default:
      return 'commerce.cart.changeFailed';
  }
}
