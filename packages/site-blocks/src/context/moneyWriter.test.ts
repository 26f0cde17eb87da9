import { expect, it } from 'vitest';
import { createMoneyWriter } from './moneyWriter';

const price = { amount: 123450, currencyCode: 'EUR' } as const;
const write = (locale: string, currency: 'EUR' | undefined = 'EUR') =>
  createMoneyWriter(locale, currency).format(price).replace(/\s/g, ' ');

it('[COM-1] writes money as the page’s language does, and hands that to the browser', () => {
  expect(write('de')).toBe('1.234,50 €');
  expect(createMoneyWriter('de', 'EUR').template).toBeDefined();
});

it.each(['en', 'en-GB', 'EN', 'no language'])(
  '[COM-1] writes money by the currency’s own template in %s',
  (locale) => {
    const writer = createMoneyWriter(locale, 'EUR');
    expect(writer.format(price)).toBe('€1,234.50');
    expect(writer.template).toBeUndefined();
  },
);

it('[COM-1] takes a language for English only by its own tag', () => {
  expect(write('enm')).toBe(write('enm', undefined));
  expect(write('de-x-en')).toBe(write('de'));
  expect(createMoneyWriter('de', undefined).template).toBeUndefined();
});
