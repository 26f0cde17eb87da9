import { defineMessages } from '@plinth/site-model';

/** Messages before the checkout ([COM-14]). */
export const checkoutMessages = defineMessages({
  'commerce.checkout.noCart':
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
});
