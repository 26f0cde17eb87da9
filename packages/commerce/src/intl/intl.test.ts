import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoneyAs, intlTemplate, parseMoneyAs } from '../intl';
import { currencyCodes, formatMoney, money } from '../money';

describe('intlTemplate', () => {
  it('[COM-1] writes as the language does, with our digits and symbols', () => {
    const write = (locale: string, code: 'EUR' | 'INR' | 'COP' | 'JPY', amount: number) =>
      formatMoneyAs(money(amount, code), intlTemplate(locale, code));
    expect(write('de', 'EUR', 123456789)).toBe('1.234.567,89\u00a0€');
    expect(write('fr', 'EUR', -123456)).toBe('-1\u00a0234,56\u00a0€');
    expect(write('es', 'EUR', 123456)).toBe('1234,56\u00a0€');
    expect(write('en-IN', 'INR', 1234567890)).toBe('₹1,23,45,678.90');
    expect(write('es-CO', 'COP', 123456)).toBe('COL$\u00a01.234,56');
    expect(write('de', 'JPY', 1234567)).toBe('1.234.567\u00a0¥');
  });

  it('[MOD-37] reads its language as everything else does', () => {
    expect(intlTemplate('de_DE', 'EUR')).toEqual(intlTemplate('de', 'EUR'));
    expect(intlTemplate('no language', 'EUR')).toEqual(intlTemplate('en', 'EUR'));
  });

  it('[COM-1] is plain data', () => {
    expect(intlTemplate('de', 'EUR')).toEqual({
      before: '',
      after: '\u00a0€',
      thousands: '.',
      decimal: ',',
      groupSize: 3,
      groupFrom: 4,
    });
    expect(intlTemplate('en-IN', 'INR')).toMatchObject({ before: '₹', after: '', groupSize: 2 });
    expect(intlTemplate('es', 'EUR')).toMatchObject({ thousands: '.', groupFrom: 5 });
    expect(intlTemplate('fr', 'EUR')).toMatchObject({ thousands: '\u00a0' });
    // Without direction marks of the engine, because the page has its own direction.
    expect(intlTemplate('he', 'ILS').after).toBe('\u00a0₪');
  });

  it('[COM-1] writes by the template’s defaults what formatMoney writes', () => {
    for (const amount of [0, 5, -5, 99, 100, 99_999, 100_000, -123_456_789, 100_000_000_000]) {
      expect(formatMoneyAs(money(amount, 'USD'), {})).toBe(formatMoney(money(amount, 'USD')));
      expect(formatMoneyAs(money(amount, 'JPY'), {})).toBe(formatMoney(money(amount, 'JPY')));
      expect(formatMoneyAs(money(amount, 'SEK'), {})).toBe(formatMoney(money(amount, 'SEK')));
    }
  });

  it('[COM-1] reads by the template’s defaults what parseMoney reads', () => {
    expect(parseMoneyAs('-$1,234.50', 'USD', {})).toEqual(money(-123450, 'USD'));
    expect(parseMoneyAs('\u2212$3', 'USD', {})).toEqual(money(-300, 'USD'));
    expect(parseMoneyAs('1 234 kr', 'SEK', { thousands: '\u00a0' })).toEqual(money(123400, 'SEK'));
    expect(parseMoneyAs('1234', 'USD', { thousands: '' })).toEqual(money(123400, 'USD'));
    for (const text of [',123', '1234,567', '1,2345', '1,23,456', '1.2.3', '$'])
      expect([text, parseMoneyAs(text, 'USD', {})]).toEqual([text, undefined]);
  });

  it('[COM-1] reads groups of two where the template has them', () => {
    const indian = intlTemplate('en-IN', 'INR');
    expect(parseMoneyAs('₹1,23,45,678.90', 'INR', indian)).toEqual(money(1234567890, 'INR'));
    for (const text of ['1,234,567', '123,456', '1,23,45'])
      expect([text, parseMoneyAs(text, 'INR', indian)]).toEqual([text, undefined]);
  });

  it('[COM-1] agrees with Intl on the digits of every language and amount', () => {
    const locale = fc.constantFrom(
      'en',
      'de',
      'de-CH',
      'fr',
      'es',
      'pl',
      'pt-BR',
      'en-IN',
      'ja',
      'ar-EG',
      'he',
      'sv',
      'cs',
    );
    fc.assert(
      fc.property(
        locale,
        fc.constantFrom(...currencyCodes),
        fc.nat(10 ** 11),
        (tag, code, amount) => {
          const digits = code === 'JPY' ? 0 : 2;
          const intl = new Intl.NumberFormat(tag, {
            style: 'currency',
            currency: code,
            numberingSystem: 'latn',
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          });
          const numberOf = (parts: Intl.NumberFormatPart[]) =>
            parts
              .filter(({ type }) => /integer|group|decimal|fraction/.test(type))
              .map(({ value }) => value)
              .join('')
              .replace(/\s/g, '\u00a0');
          const bare = { ...intlTemplate(tag, code), before: '', after: '' };
          expect(formatMoneyAs(money(amount, code), bare)).toBe(
            numberOf(intl.formatToParts(amount / 10 ** digits)),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[COM-1] reads back what it wrote', () => {
    const locale = fc.constantFrom('en', 'de', 'fr', 'es', 'pl', 'en-IN', 'de-CH', 'sv');
    fc.assert(
      fc.property(
        locale,
        fc.constantFrom(...currencyCodes),
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        (tag, code, amount) => {
          const template = intlTemplate(tag, code);
          const written = money(amount, code);
          expect(parseMoneyAs(formatMoneyAs(written, template), code, template)).toEqual(written);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[COM-2f] reads no other language’s number by mistake', () => {
    const german = intlTemplate('de', 'EUR');
    expect(parseMoneyAs('1.234,5', 'EUR', german)).toEqual(money(123450, 'EUR'));
    expect(parseMoneyAs('1234,5 €', 'EUR', german)).toEqual(money(123450, 'EUR'));
    for (const text of ['1,234.50', '1.50', '12.34,00', '1,2,3', 'x', ''])
      expect([text, parseMoneyAs(text, 'EUR', german)]).toEqual([text, undefined]);
  });
});
