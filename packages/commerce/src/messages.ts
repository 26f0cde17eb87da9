import { cartMessages } from './cart/cartMessages';
import { checkoutMessages } from './checkout/checkoutMessages';
import { currencyMessages } from './money/currencyMessages';
import { productMessages } from './product/productMessages';
import { subscriptionMessages } from './product/subscriptionMessages';

/**
 * Every message of the shop, by key. Inside the package each part imports its own, so that a page
 * does not load those of other parts.
 */
export const commerceMessages = {
  ...cartMessages,
  ...checkoutMessages,
  ...currencyMessages,
  ...productMessages,
  ...subscriptionMessages,
};

/** A key of `commerceMessages`. */
export type CommerceMessageKey = keyof typeof commerceMessages;
