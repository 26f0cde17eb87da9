import { createTranslate, defineMessages, isolate } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-runtime/render';
import type { OrderFieldName } from './checkOrder';
import { germanShopMessages } from './shopMessages.de';
import type { ShopRefusal } from './ShopRefusal';

/** What the shop's server says to a visitor. */
export const shopMessages = defineMessages({
  'shop.noProduct': 'This product is not sold any more.',
  'shop.choose': 'Please choose one of each.',
  'shop.soldAlone': '{title} is sold by itself. Please use the button on its page.',
  'shop.noVariant': 'This combination is not available.',
  'shop.soldOut': '{title} is sold out.',
  'shop.left': '{count, plural, one {Only # {title} is left.} other {Only # of {title} are left.}}',
  'shop.quantity': 'Please enter a whole number of 1 or more.',
  'shop.noLine': 'This item is not in your cart any more.',
  'shop.tooManyLines': 'Your cart is full.',
  'shop.tooManyCoupons': 'There are too many promo codes in your cart.',
  'shop.giftCardSpent': 'There is nothing left on this gift card.',
  'shop.noShipping': 'Please choose how we shall send it.',
  'shop.priceChanged': 'This price has changed. Please look at it once more.',
  'shop.totalChanged': 'Your cart has changed. Please check the new total and order again.',
  'shop.empty': 'You have nothing in your cart.',
  'shop.tooFast': 'That was very often. Please try again in a moment.',
  'shop.ordering': 'Your order is being placed already.',
  'shop.declined': 'Your payment was declined. Nothing was charged, and your cart is kept.',
  'shop.declinedAlone': 'Your payment was declined. Nothing was charged.',
  'shop.timedOutAlone':
    'The payment provider did not answer in time. Nothing was charged. Please try again.',
  'shop.timedOut':
    'The payment provider did not answer in time. Nothing was charged, and your cart is kept.',
  'shop.invalid': 'Please check the marked fields.',
  'shop.required': '{field} is required.',
  'shop.email': 'Please enter an email address.',
  'shop.amount': 'Please enter an amount from {minimum} to {maximum}.',
  'shop.title.subscription': 'Subscribe',
  'shop.title.donation': 'Donate',
  'shop.title.gift-card': 'Gift card',
  'shop.field.email': 'Email',
  'shop.field.name': 'Name',
  'shop.field.street': 'Street and number',
  'shop.field.postalCode': 'Postal code',
  'shop.field.city': 'City',
  'shop.field.country': 'Country',
  'shop.payment.pays': 'Test card that pays',
  'shop.payment.declined': 'Test card that is declined',
  'shop.payment.silent': 'Test card whose bank never answers',
  'shop.country': 'We do not send to this country.',
});

type Site = Pick<SiteDefinition, 'locale' | 'messages'>;

/** A sentence in the site's own words where it has some. */
export function shopSentence(
  { locale, messages }: Site,
  key: keyof typeof shopMessages,
  values: Record<string, string | number> = {},
): string {
  const own = locale?.split('-')[0] === 'de' ? germanShopMessages : undefined;
  const { title } = values;
  return createTranslate(shopMessages, { locale, overrides: { ...own, ...messages } })(key, {
    ...values,
    ...(typeof title === 'string' ? { title: isolate(title, locale) } : {}),
  });
}

/** A refusal in words, and those of the fields. */
export function refusalText(site: Site, { code, values, fields }: ShopRefusal) {
  const say = (refusal: Pick<ShopRefusal, 'code' | 'values'>) => {
    const { field } = refusal.values;
    const label = field
      ? { field: shopSentence(site, `shop.field.${field as OrderFieldName}`) }
      : {};
    return shopSentence(site, refusal.code, { ...refusal.values, ...label });
  };
  return {
    message: say({ code, values }),
    errors: Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, say(one)])),
  };
}
