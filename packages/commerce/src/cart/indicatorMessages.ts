import { defineMessages } from '@plinth/site-model';

/**
 * Messages of the cart indicator ([COM-10]), separate because the indicator is on every page,
 * unlike the rest of the cart.
 */
export const indicatorMessages = defineMessages({
  'commerce.cart.count': '{count, plural, =0 {No items} one {# item} other {# items}}',
  'commerce.cart.manyItems': 'More than 100 items',
  'commerce.cart.link': '{shown}, {count}',
  'commerce.cart.title': 'Cart',
});
