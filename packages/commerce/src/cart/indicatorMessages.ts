import { defineMessages } from '@plinth/site-model';

/** Messages of the cart indicator ([COM-10]): it stands on every page, the other words of the cart do not. */
export const indicatorMessages = defineMessages({
  'commerce.cart.count': '{count, plural, =0 {No items} one {# item} other {# items}}',
  'commerce.cart.manyItems': 'More than 100 items',
  'commerce.cart.link': '{shown}, {count}',
  'commerce.cart.title': 'Cart',
});
