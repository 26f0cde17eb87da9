import { defineMessages } from '@plinth/site-model';

/** Words of checkout and of the page after it. */
export const checkoutMessages = defineMessages({
  'runtime.checkout.title': 'Checkout',
  'runtime.checkout.address': 'Where it goes',
  'runtime.checkout.country': 'Choose a country',
  'runtime.checkout.shipping': 'How it is sent',
  'runtime.checkout.payment': 'Payment',
  'runtime.checkout.coupon': 'Promo code',
  'runtime.checkout.apply': 'Apply',
  'runtime.checkout.update': 'Update total',
  'runtime.checkout.summary': 'Your order',
  'runtime.checkout.place': 'Place order, {total}',
  'runtime.checkout.included': 'Prices include tax.',
  'runtime.checkout.backToCart': 'Back to the cart',
  'runtime.order.title': 'Thank you',
  'runtime.order.number': 'Order {number}, placed for {email}.',
  'runtime.order.unknown': 'There is no such order.',
});
