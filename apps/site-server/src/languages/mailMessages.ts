import { defineMessages } from '@plinth/site-model';

/** Words of the mails that tell a buyer about an order, in the site's language. */
export const mailMessages = defineMessages({
  'letter.cart.subject': 'Your order {number}, {site}',
  'letter.cart.title': 'Thank you for your order',
  'letter.cart.text': 'It is paid, and we are getting it ready.',
  'letter.donation.subject': 'Thank you for your gift, {site}',
  'letter.donation.title': 'Thank you for your gift',
  'letter.donation.text': 'It has arrived. This letter confirms it.',
  'letter.gift-card.subject': 'Your gift card, {site}',
  'letter.gift-card.title': 'Your gift card',
  'letter.gift-card.text':
    'This is its code. Whoever has it can spend it in our shop, until it is used up.',
  'letter.subscription.subject': 'Your subscription, {site}',
  'letter.subscription.title': 'Your subscription has begun',
  'letter.subscription.text': 'The first payment has been made.',
  'letter.membership.subject': 'You are a member now, {site}',
  'letter.membership.title': 'You are a member now',
  'letter.membership.text': 'The first payment has been made.',
  'letter.pending.subject': 'We have your order {number}, {site}',
  'letter.pending.title': 'We have your order',
  'letter.pending.text': 'Your bank has not answered yet. Nothing is sent before it has.',
  'letter.refunded.subject': 'Your order {number} was paid back, {site}',
  'letter.refunded.title': 'Your order was paid back',
  'letter.refunded.text':
    'The order is ended, and your money is on its way back by the way in which you paid.',
  'letter.sent.subject': 'Your order {number} is on its way, {site}',
  'letter.sent.title': 'Your order is on its way',
  'letter.sent.text': 'We have sent what you ordered.',
  'letter.sent.tracking': 'Tracking number: {tracking}',
  'letter.sent.follow': 'Follow the parcel',
  'letter.cancelled.subject': 'Your order {number} was cancelled, {site}',
  'letter.cancelled.title': 'Your order was cancelled',
  'letter.cancelled.text':
    'We have cancelled your order. Your money is on its way back by the way in which you paid.',
  'letter.not-paid.subject': 'Your order {number} was not paid, {site}',
  'letter.not-paid.title': 'Your order was not paid',
  'letter.not-paid.text':
    'The payment was not made, and the order is cancelled. Nothing was charged, and nothing is sent.',
  'letter.greeting': 'Dear {name},',
  'letter.greetingWithoutName': 'Hello,',
  'letter.number': 'Order {number}, {date}',
  'letter.sum.subtotal': 'Subtotal',
  'letter.sum.discount': 'Discount',
  'letter.sum.shipping': 'Shipping',
  'letter.sum.tax': 'Tax',
  'letter.sum.taxIncluded': 'Tax, included',
  'letter.sum.total': 'Total',
  'letter.sum.giftCard': 'Gift card {code}',
  'letter.sum.amountDue': 'Paid otherwise',
  'letter.downloads':
    '{count, plural, one {Your files. Each can be downloaded once, until {date}:} other {Your files. Each can be downloaded # times, until {date}:}}',
  'letter.address': 'It goes to',
  'letter.browser': 'See this letter in a browser',
  'letter.invitation.subject': 'You are invited to {site}',
  'letter.invitation.text':
    'There is an account for you. Choose a password for it. The link works once, and for seven days.',
  'letter.reset.subject': 'A new password for {site}',
  'letter.reset.text':
    'Somebody asked for a new password for this address. If it was you, choose one within two hours. If not, there is nothing to do: nothing has changed.',
  'letter.joining.subject': 'Your account at {site}',
  'letter.joining.text':
    'Somebody asked for an account with this address. If it was you, choose a password within two days. If not, there is nothing to do: there is no account.',
  'letter.newAddress.subject': 'Your new address at {site}',
  'letter.newAddress.text':
    'This address is to be that of an account. If you asked for it, confirm it within two days. If not, there is nothing to do: nothing has changed.',
  'letter.newAddress.action': 'Confirm the address',
  'letter.password': 'Choose a password',
  'letter.submission.subject': '“{form}” was sent',
  'letter.submission.text': 'Sent from the page {page}.',
  'letter.submission.reply': 'An answer to this letter goes to {email}.',
  'letter.submission.action': 'See it in your area',
  'letter.confirmation.subject': 'Please confirm: {newsletter}',
  'letter.confirmation.title': 'Is this your address?',
  'letter.confirmation.text':
    'Somebody asked for {newsletter} of {site} at this address. If it was you, confirm it within seven days.',
  'letter.confirmation.nothing': 'If not, there is nothing to do: nothing is sent.',
  'letter.confirmation.action': 'Yes, send it to me',
  'letter.review.subject': 'How do you like what you bought at {site}?',
  'letter.review.text':
    'Thank you for your order. If you have a minute, tell others what you think of it:',
  'letter.review.once': 'The link is yours alone and works for 60 days.',
});
