import { createTranslate, defineMessages } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-runtime/render';

/** What the shop's server says to a visitor. */
export const shopMessages = defineMessages({
  'shop.noProduct': 'This product is not sold any more.',
  'shop.choose': 'Please choose one of each.',
  'shop.noVariant': 'This combination is not available.',
  'shop.soldOut': '{title} is sold out.',
  'shop.left': '{count, plural, one {Only # {title} is left.} other {Only # of {title} are left.}}',
  'shop.quantity': 'Please enter a whole number of 1 or more.',
  'shop.noLine': 'This item is not in your cart any more.',
  'shop.tooManyLines': 'Your cart is full.',
  'shop.tooManyCoupons': 'There are too many promo codes in your cart.',
  'shop.noShipping': 'Please choose how we shall send it.',
  'shop.priceChanged': 'This price has changed. Please look at it once more.',
  'shop.totalChanged': 'Your cart has changed. Please check the new total and order again.',
  'shop.empty': 'You have nothing in your cart.',
  'shop.ordering': 'Your order is being placed already.',
  'shop.declined': 'Your payment was declined. Nothing was charged, and your cart is kept.',
  'shop.timedOut':
    'The payment provider did not answer in time. Nothing was charged, and your cart is kept.',
  'shop.invalid': 'Please check the marked fields.',
  'shop.required': '{field} is required.',
  'shop.email': 'Please enter an email address.',
  'shop.country': 'We do not send to this country.',
});

/** A sentence in the site's own words where it has some. */
export function shopSentence(
  { locale, messages }: Pick<SiteDefinition, 'locale' | 'messages'>,
  key: keyof typeof shopMessages,
  values: Record<string, string | number> = {},
): string {
  return createTranslate(shopMessages, { locale, overrides: messages })(key, values);
}
