import { defineMessages } from '@plinth/site-model';

/** Messages of the mails that tell a buyer about an order, in the site's language. */
export const mailMessages = defineMessages({
  'mail.cart.subject': 'Your order {number}, {site}',
  'mail.cart.title': 'Thank you for your order',
  'mail.cart.text': 'It is paid, and we are getting it ready.',
  'mail.donation.subject': 'Thank you for your gift, {site}',
  'mail.donation.title': 'Thank you for your gift',
  'mail.donation.text': 'It has arrived. This mail confirms it.',
  'mail.gift-card.subject': 'Your gift card, {site}',
  'mail.gift-card.title': 'Your gift card',
  'mail.gift-card.text':
    'This is its code. It can be spent in our shop by anybody who has it, until it is used up.',
  'mail.subscription.subject': 'Your subscription, {site}',
  'mail.subscription.title': 'Your subscription has begun',
  'mail.subscription.text': 'The first payment has been made.',
  'mail.membership.subject': 'You are a member now, {site}',
  'mail.membership.title': 'You are a member now',
  'mail.membership.text': 'The first payment has been made.',
  'mail.pending.subject': 'We have your order {number}, {site}',
  'mail.pending.title': 'We have your order',
  'mail.pending.text': 'Your bank has not answered yet. Nothing is sent before it has.',
  'mail.refunded.subject': 'Your order {number} was paid back, {site}',
  'mail.refunded.title': 'Your order was paid back',
  'mail.refunded.text':
    'The order is ended, and your money is on its way back by the way in which you paid.',
  'mail.sent.subject': 'Your order {number} is on its way, {site}',
  'mail.sent.title': 'Your order is on its way',
  'mail.sent.text': 'We have sent what you ordered.',
  'mail.sent.tracking': 'Tracking number: {tracking}',
  'mail.sent.follow': 'Follow the parcel',
  'mail.cancelled.subject': 'Your order {number} was cancelled, {site}',
  'mail.cancelled.title': 'Your order was cancelled',
  'mail.cancelled.text':
    'We have cancelled your order. Your money is on its way back by the way in which you paid.',
  'mail.not-paid.subject': 'Your order {number} was not paid, {site}',
  'mail.not-paid.title': 'Your order was not paid',
  'mail.not-paid.text':
    'The payment was not made, and the order is cancelled. Nothing was charged, and nothing is sent.',
  'mail.greeting': 'Dear {name},',
  'mail.greetingWithoutName': 'Hello,',
  'mail.number': 'Order {number}, {date}',
  'mail.sum.subtotal': 'Subtotal',
  'mail.sum.discount': 'Discount',
  'mail.sum.shipping': 'Shipping',
  'mail.sum.tax': 'Tax',
  'mail.sum.taxIncluded': 'Tax, included',
  'mail.sum.total': 'Total',
  'mail.sum.giftCard': 'Gift card {code}',
  'mail.sum.amountDue': 'Paid otherwise',
  'mail.downloads':
    '{count, plural, one {Your files. Each can be downloaded once, until {date}:} other {Your files. Each can be downloaded # times, until {date}:}}',
  'mail.address': 'It goes to',
  'mail.browser': 'See this mail in a browser',
  'mail.invitation.subject': 'You are invited to {site}',
  'mail.invitation.text':
    'There is an account for you. Choose a password for it. The link works once, and for seven days.',
  'mail.reset.subject': 'A new password for {site}',
  'mail.reset.text':
    'Somebody asked for a new password for this address. If it was you, choose one within two hours. If not, there is nothing to do: nothing has changed.',
  'mail.joining.subject': 'Your account at {site}',
  'mail.joining.text':
    'Somebody asked for an account with this address. If it was you, choose a password within two days. If not, there is nothing to do: there is no account.',
  'mail.newAddress.subject': 'Your new address at {site}',
  'mail.newAddress.text':
    'This address is to be that of an account. If you asked for it, confirm it within two days. If not, there is nothing to do: nothing has changed.',
  'mail.newAddress.action': 'Confirm the address',
  'mail.password': 'Choose a password',
  'mail.submission.subject': '“{form}” was sent',
  'mail.submission.text': 'Sent from the page {page}.',
  'mail.submission.reply': 'An answer to this mail goes to {email}.',
  'mail.submission.action': 'See it in your area',
  'mail.confirmation.subject': 'Please confirm: {newsletter}',
  'mail.confirmation.title': 'Is this your address?',
  'mail.confirmation.text':
    'Somebody asked for {newsletter} of {site} at this address. If it was you, confirm it within seven days.',
  'mail.confirmation.nothing': 'If not, there is nothing to do: nothing is sent.',
  'mail.confirmation.action': 'Yes, send it to me',
  'mail.review.subject': 'How do you like what you bought at {site}?',
  'mail.review.text':
    'Thank you for your order. If you have a minute, tell others what you think of it:',
  'mail.review.once': 'The link is yours alone and works for 60 days.',
});
