import type { CurrencyCode } from '@plinth/commerce/money';
import { expect, it } from 'vitest';
import { readOwnAmount } from './readOwnAmount';

it.each<[locale: string, currency: CurrencyCode, typed: string[], amount: number]>([
  ['en', 'USD', ['25', '$25', '25 $', 'usd 25', '25 USD', '25 dollars', '25,-', '25.'], 2500],
  ['en', 'USD', ['25.50', '25,50', '$25,50', '25,5', '٢٥٫٥٠', '２５．５０'], 2550],
  ['en', 'USD', ['1,234.50', '1.234,50', '1 234,50', "1'234,50", '1’234.50', '$1,234.50'], 123450],
  ['en-IN', 'INR', ['1,00,000', '₹1,00,000/-', 'Rs. 1,00,000.00', '१,००,०००', '100,000'], 1e7],
  ['hi-IN', 'INR', ['1,00,000', '₹ 1,00,000.00'], 1e7],
  ['de', 'EUR', ['25 Euro', '25,- €', '25.–', 'eur 25', '25,--', '25:-', '€ 25,00'], 2500],
  ['de', 'EUR', ['1.234,50', '1,234.50', '1234,50', '1 234,50 €'], 123450],
  ['de-CH', 'CHF', ['Fr. 25.50', 'SFr. 25,50', '25,50 chf', 'CHF 25.50'], 2550],
  ['sv', 'SEK', ['500 kr', '500 kr.', 'kr. 500', '500:-', '500,- kr'], 50000],
  ['ja', 'JPY', ['5000円', '５０００', '￥5000', '¥5,000', '5000'], 5000],
  ['pt-BR', 'BRL', ['R$ 25,50', 'R$25.50', '25,50', '25,50 reais', '$25,50'], 2550],
  ['fr', 'EUR', ['25€50', '25 € 50', '25,50 Eur.', '25,50 euros'], 2550],
  ['en-CA', 'CAD', ['$25', 'C$25', '25$', '25 $', 'CAD 25', '25 dollars', '25 CAD.'], 2500],
  ['es-MX', 'MXN', ['$25', 'MX$25', '25 pesos'], 2500],
  ['pl', 'PLN', ['25 zł', '25 złotych', '25zl'], 2500],
  ['ru', 'RUB', ['25 ₽', '25 руб.', '25 рублей', '25 р.', '25р'], 2500],
  ['he', 'ILS', ['₪25', '25 ש"ח', '25 שח', '25 nis'], 2500],
  ['th', 'THB', ['25 บาท', '฿25', '๒๕ บาท'], 2500],
  ['ja', 'JPY', ['1、500円', '1,500円'], 1500],
])('[COM-13g] reads in %s and %s %j as %i', (locale, currency, typed, amount) => {
  for (const text of typed)
    expect(readOwnAmount(text, currency, locale), text).toEqual({ amount, currencyCode: currency });
});

it.each<[locale: string, currency: CurrencyCode, typed: string[]]>([
  ['en', 'USD', ['', '1,2345', '1.2345', '25.999', '1e3', '25 EUR', '€25', '12-13', '1.234.56']],
  [
    'de',
    'EUR',
    ['1,234', '25 USD', '$25', '1.23.4', 'zwölf', '25 dollars', '25 kr', '25$50', '1€5'],
  ],
  ['ja', 'JPY', ['50.5', '50,5']],
  ['en-IN', 'INR', ['1,00,00', '1,00,0000', '1,00,000,000']],
])(
  '[COM-13g] reads nothing in %s and %s that could mean something else: %j',
  (locale, currency, typed) => {
    for (const text of typed) expect(readOwnAmount(text, currency, locale), text).toBeUndefined();
  },
);
