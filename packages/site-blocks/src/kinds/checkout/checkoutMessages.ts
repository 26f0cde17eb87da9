import { defineMessages } from '@plinth/site-model';

/** Messages of the checkouts, of the links to them, and of the page after them. */
export const checkoutMessages = defineMessages({
  'runtime.checkout.title': 'Checkout',
  'runtime.checkout.title.subscription': 'Subscribe',
  'runtime.checkout.title.donation': 'Donate',
  'runtime.checkout.title.gift-card': 'Gift card',
  'runtime.checkout.address': 'Delivery address',
  'runtime.checkout.contact': 'Your details',
  'runtime.checkout.country': 'Choose a country',
  'runtime.checkout.shipping': 'Shipping',
  'runtime.checkout.payment': 'Payment',
  'runtime.checkout.payment.needsScript':
    'To pay here your browser needs JavaScript: your card is typed into a field of the payment provider, and nobody else sees it.',
  'runtime.checkout.payment.unreachable':
    'The payment provider cannot be reached. Nothing was charged. Please try again in a moment.',
  'runtime.checkout.coupon': 'Promo code or gift card',
  'runtime.checkout.apply': 'Apply',
  'runtime.checkout.removeGiftCard': 'Remove gift card {code}',
  'runtime.checkout.update': 'Update total',
  'runtime.checkout.summary': 'Your order',
  'runtime.checkout.place': 'Place order, {total}',
  'runtime.checkout.placeFree': 'Place order',
  'runtime.checkout.subscribe': 'Subscribe, {total}',
  'runtime.checkout.donate': 'Donate',
  'runtime.checkout.buyGiftCard': 'Buy gift card',
  'runtime.checkout.excluded': 'Tax is added.',
  'runtime.checkout.donationNote': 'Nothing is sent, and no tax is added.',
  'runtime.checkout.giftCardNote':
    'You get the code right after the payment. It is valid in this shop until it is used up.',
  'runtime.checkout.subscriptionNote': 'The first payment is due today.',
  'runtime.checkout.backToCart': 'Back to the cart',
  'runtime.checkout.backToShop': 'Back to the shop',
  'runtime.donation.amount': 'Amount',
  'runtime.donation.own': 'Another amount',
  'runtime.donation.ownAmount': 'Your amount',
  'runtime.donation.button': 'Donate',
  'runtime.giftCard.amount': 'Value',
  'runtime.order.title': 'Thank you',
  'runtime.order.number': 'Order {number}, placed for {email}.',
  'runtime.order.next': 'What you bought is packed next, and sent to:',
  'runtime.order.mailed': 'A mail with your order is on its way to {email}.',
  'runtime.order.donation': 'Your gift has arrived. Number {number}, confirmed for {email}.',
  'runtime.order.subscription':
    'Your subscription has begun. Number {number}, confirmed for {email}.',
  'runtime.order.membership': 'You are a member now. Number {number}, confirmed for {email}.',
  'runtime.order.received': 'We have your order',
  'runtime.order.pending':
    'Your bank has not answered yet. Look at this page again in a few minutes: it says whether the payment was made.',
  'runtime.order.notPaid': 'The payment was not made',
  'runtime.order.notPaid.text':
    'Order {number} for {email} was not paid. Nothing was charged, and nothing is sent.',
  'runtime.order.giftCard':
    'Order {number}, placed for {email}. This is the code of the gift card; it can be spent here by anybody who has it.',
  'runtime.order.keepCode': 'Print this page or write the code down: it is shown nowhere else.',
  'runtime.order.downloads': 'Your files',
  'runtime.order.downloadsLeft':
    '{count, plural, one {Can be downloaded once more} other {Can be downloaded # times}}, until {date}.',
  'runtime.order.downloadEnded': 'Can no longer be downloaded.',
  'runtime.order.unknown': 'There is no such order.',
});
