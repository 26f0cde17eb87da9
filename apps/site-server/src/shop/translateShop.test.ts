import { expect, it } from 'vitest';
import { refusalText, translateShop } from './translateShop';
import { ShopRefusal } from './ShopRefusal';

it('[MOD-21e] use the site’s language, and the site’s own messages before it', () => {
  const refusal = new ShopRefusal(
    'shop.invalid',
    {},
    {
      city: new ShopRefusal('shop.required', { field: 'city' }),
    },
  );
  expect(refusalText({ locale: 'de-AT' }, refusal)).toEqual({
    message: 'Bitte prüfen Sie die markierten Felder.',
    errors: { city: 'Ort fehlt noch.' },
  });
  expect(refusalText({ locale: 'en' }, refusal).errors).toEqual({ city: 'City is required.' });
  const messages = { 'shop.left': 'Nur noch {count}!' };
  expect(translateShop({ locale: 'de', messages }, 'shop.left', { count: 3, title: 'x' })).toBe(
    'Nur noch 3!',
  );
  expect(
    translateShop({ locale: 'he', messages: { 'shop.soldOut': '{title} אזל.' } }, 'shop.soldOut', {
      title: 'Mug (oat).',
    }),
  ).toBe('\u2068Mug (oat).\u2069 אזל.');
});
