import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  currencyCodes,
  currencyOf,
  defaultCurrency,
  formatMoney,
  isCurrencyCode,
  money,
  MoneyError,
  multiplyMoney,
  parseMoney,
  splitTax,
  subtractMoney,
  sumMoney,
  type CurrencyCode,
  type Rounding,
} from '../money';

const anyCode = fc.constantFrom(...currencyCodes);
const anyAmount = fc.oneof(
  fc.integer({ min: -100_000_000, max: 100_000_000 }),
  fc.maxSafeInteger(),
);
const ofMoney = (code: CurrencyCode, amount: number) =>
  code === 'JPY' ? amount % 10 ** 15 : amount;

describe('currencies', () => {
  it('[COM-1, A-79] are these 27, in this order', () => {
    expect(currencyCodes.join(' ')).toBe(
      'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR',
    );
    expect(defaultCurrency).toBe('USD');
  });

  it('[COM-1, A-80] have two fraction digits, yen none, whatever the engine says', () => {
    for (const code of currencyCodes) expect(currencyOf(code).digits).toBe(code === 'JPY' ? 0 : 2);
    expect(formatMoney(money(123456, 'COP'))).toBe('COL$1,234.56');
    expect(formatMoney(money(123456, 'IDR'))).toBe('Rp1,234.56');
  });

  it('[COM-1, A-81] have a symbol each', () => {
    for (const code of currencyCodes) expect(currencyOf(code).symbol).toMatch(/^\S+$/);
    expect(currencyOf('SEK')).toEqual({
      code: 'SEK',
      symbol: 'kr',
      digits: 2,
      before: '',
      after: '\u00a0kr',
    });
  });

  it('[COM-1] refuse other codes', () => {
    expect(isCurrencyCode('EUR')).toBe(true);
    for (const code of ['XXX', 'eur', '', 'toString', undefined])
      expect(isCurrencyCode(code)).toBe(false);
    expect(() => currencyOf('HUF')).toThrow(
      new MoneyError('currency', '"HUF" is not one of the currencies in currencyCodes.'),
    );
  });
});

describe('formatMoney', () => {
  it('[COM-1] groups thousands by commas and writes a point before the fraction', () => {
    expect(formatMoney(money(0, 'USD'))).toBe('$0.00');
    expect(formatMoney(money(5, 'USD'))).toBe('$0.05');
    expect(formatMoney(money(123450, 'USD'))).toBe('$1,234.50');
    expect(formatMoney(money(-1000000, 'EUR'))).toBe('-€10,000.00');
    expect(formatMoney(money(1000000001, 'USD'))).toBe('$10,000,000.01');
    expect(formatMoney(money(1005, 'JPY'))).toBe('¥1,005');
    expect(formatMoney(money(-123450, 'NOK'))).toBe('-1,234.50\u00a0kr');
    expect(formatMoney(money(100, 'CHF'))).toBe('CHF\u00a01.00');
  });

  it('[COM-2a, A-284] divides minor units by ten to the power of the fraction digits, exactly', () => {
    fc.assert(
      fc.property(anyCode, anyAmount, (code, raw) => {
        const amount = ofMoney(code, raw);
        const digits = formatMoney(money(amount, code)).replace(/[^\d]/g, '');
        expect(Number(digits)).toBe(Math.abs(amount));
      }),
    );
  });

  it('[COM-1, A-82] shows up to 15 integer places, and no money has more', () => {
    expect(formatMoney(money(999_999_999_999_999, 'JPY'))).toBe('¥999,999,999,999,999');
    expect(() => money(10 ** 15, 'JPY')).toThrow(MoneyError);
    expect(parseMoney('1000000000000000', 'JPY')).toBeUndefined();
  });
});

describe('parseMoney', () => {
  it.each(currencyCodes)('[COM-1] reads back every amount of %s that was formatted', (code) => {
    fc.assert(
      fc.property(anyAmount, (raw) => {
        const written = money(ofMoney(code, raw), code);
        expect(parseMoney(formatMoney(written), code)).toEqual(written);
      }),
      { numRuns: 300 },
    );
  });

  it('[COM-1] reads what people type', () => {
    for (const text of [
      '1234.5',
      '1,234.50',
      '$1,234.5',
      ' USD 1234.50 ',
      '1 234.50 USD',
      '$1234.50 USD',
    ])
      expect(parseMoney(text, 'USD')).toEqual(money(123450, 'USD'));
    expect(parseMoney('−3', 'USD')).toEqual(money(-300, 'USD'));
    expect(parseMoney('-$3', 'USD')).toEqual(money(-300, 'USD'));
    expect(parseMoney('-0', 'USD')).toEqual(money(0, 'USD'));
  });

  it('[COM-2f] reads nothing that could mean something else, and rounds nothing', () => {
    for (const text of [
      '',
      '$',
      '-',
      '.',
      '.5',
      '5.',
      '1.005',
      '1,00',
      '12,34.00',
      ',100',
      '1,2345',
      '1e3',
      '0x10',
      '1.2.3',
      '5$3',
      '$-3',
      '--3',
      '€3',
      'Infinity',
      '1,,000',
      '٣',
      '90071992547409.92',
    ])
      expect([text, parseMoney(text, 'USD')]).toEqual([text, undefined]);
    expect(parseMoney('1.5', 'JPY')).toBeUndefined();
  });
});

describe('arithmetic', () => {
  const roundings: Record<Rounding, number[]> = {
    // of 2.5, 3.5, -2.5, 2.4, -2.6
    'half-up': [3, 4, -3, 2, -3],
    'half-even': [2, 4, -2, 2, -3],
    'half-down': [2, 3, -2, 2, -3],
    up: [3, 4, -3, 3, -3],
    down: [2, 3, -2, 2, -2],
    ceiling: [3, 4, -2, 3, -2],
    floor: [2, 3, -3, 2, -3],
  };

  it.each(Object.keys(roundings) as Rounding[])('[COM-2c] rounds %s', (rounding) => {
    const rounded = [25, 35, -25, 24, -26].map(
      (amount) => multiplyMoney(money(amount, 'USD'), '0.1', rounding).amount,
    );
    expect(rounded).toEqual(roundings[rounding]);
  });

  it('[COM-2a] takes a number for the decimal that it is written as', () => {
    expect(multiplyMoney(money(100, 'USD'), 1.005).amount).toBe(101);
    expect(multiplyMoney(money(-100, 'USD'), 1.005).amount).toBe(-101);
    expect(multiplyMoney(money(10 ** 12, 'USD'), 1e-7).amount).toBe(100_000);
    expect(multiplyMoney(money(3, 'USD'), 1e15).amount).toBe(3e15);
  });

  it('[COM-2a] is exact past what numbers count', () => {
    expect(multiplyMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), '0.5', 'down').amount).toBe(
      4503599627370495,
    );
    expect(
      multiplyMoney(money(9007199254740990, 'USD'), '1.000000000000000', 'half-up').amount,
    ).toBe(9007199254740990);
    expect(() => multiplyMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), 2)).toThrow(MoneyError);
    expect(() => addMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), money(1, 'USD'))).toThrow(
      MoneyError,
    );
  });

  it('[COM-2e] mixes no currencies and says why', () => {
    const euro = money(1, 'EUR');
    const dollar = money(1, 'USD');
    for (const mix of [addMoney, subtractMoney, compareMoney])
      expect(() => mix(euro, dollar)).toThrow(
        new MoneyError('mismatch', 'EUR and USD do not mix: convert one of them first.'),
      );
    expect(() => sumMoney([dollar], 'EUR')).toThrow(MoneyError);
  });

  it('[COM-2b, A-78] takes whole minor units alone', () => {
    for (const amount of [0.5, NaN, Infinity, 2 ** 53])
      expect(() => money(amount, 'USD')).toThrow(MoneyError);
    expect(Object.is(money(-0, 'USD').amount, 0)).toBe(true);
    for (const factor of ['', 'x', '1,5', NaN, Infinity, '1/2'])
      expect(() => multiplyMoney(money(1, 'USD'), factor)).toThrow(MoneyError);
  });

  it('[COM-2b] adds in any order to the same', () => {
    const small = fc.integer({ min: -(2 ** 50), max: 2 ** 50 });
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        const [x, y, z] = [money(a, 'EUR'), money(b, 'EUR'), money(c, 'EUR')];
        expect(addMoney(addMoney(x, y), z)).toEqual(addMoney(x, addMoney(y, z)));
        expect(addMoney(x, y)).toEqual(addMoney(y, x));
        expect(subtractMoney(addMoney(x, y), y)).toEqual(x);
        expect(sumMoney([z, x, y], 'EUR')).toEqual(sumMoney([x, y, z], 'EUR'));
      }),
    );
  });

  it('[COM-2c] rounds up symmetrically', () => {
    fc.assert(
      fc.property(anyAmount, fc.double({ min: -1, max: 1, noNaN: true }), (amount, factor) => {
        const { amount: there } = multiplyMoney(money(amount, 'USD'), factor);
        expect(multiplyMoney(money(-amount, 'USD'), factor).amount).toBe(there === 0 ? 0 : -there);
      }),
    );
  });
});

describe('allocateMoney', () => {
  it('[COM-2d] gives what is left to those who lost most, the earlier first', () => {
    const split = (amount: number, weights: (number | string)[]) =>
      allocateMoney(money(amount, 'USD'), weights).map((part) => part.amount);
    expect(split(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(split(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(split(5, [0.3, 0.7])).toEqual([2, 3]);
    expect(split(101, [0, '0.5', 0, 0.5])).toEqual([0, 51, 0, 50]);
    expect(split(0, [1, 2])).toEqual([0, 0]);
  });

  it('[COM-2d] splits nothing by weights that say nothing', () => {
    for (const weights of [[], [0, 0], [1, -1], [2, -1], [NaN]])
      expect(() => allocateMoney(money(5, 'USD'), weights)).toThrow(MoneyError);
  });

  it('[COM-2d] loses and invents no minor unit, and is fair to one', () => {
    const weights = fc
      .array(fc.oneof(fc.nat(1000), fc.double({ min: 0, max: 100, noNaN: true })), {
        minLength: 1,
        maxLength: 12,
      })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(anyAmount, weights, (amount, list) => {
        const parts = allocateMoney(money(amount, 'USD'), list).map((part) => BigInt(part.amount));
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(BigInt(amount));
        list.forEach((weight, index) => {
          if (weight === 0) expect(parts[index]).toBe(0n);
        });
        for (const part of parts) expect(part * BigInt(Math.sign(amount)) >= 0n).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('splitTax', () => {
  it('[COM-2g] puts a tax on top or takes it out', () => {
    const amounts = (taxed: ReturnType<typeof splitTax>) => [
      taxed.net.amount,
      taxed.tax.amount,
      taxed.gross.amount,
    ];
    expect(amounts(splitTax(money(1000, 'EUR'), '0.19'))).toEqual([1000, 190, 1190]);
    expect(amounts(splitTax(money(1190, 'EUR'), '0.19', { isIncluded: true }))).toEqual([
      1000, 190, 1190,
    ]);
    expect(amounts(splitTax(money(999, 'EUR'), 0.19, { isIncluded: true }))).toEqual([
      839, 160, 999,
    ]);
    expect(amounts(splitTax(money(999, 'EUR'), 0))).toEqual([999, 0, 999]);
    expect(() => splitTax(money(999, 'EUR'), -1)).toThrow(MoneyError);
  });

  it('[COM-2d] gives parts that sum to the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.boolean(),
        (amount, rate, isIncluded) => {
          const { net, tax, gross } = splitTax(money(amount, 'EUR'), rate, { isIncluded });
          expect(addMoney(net, tax)).toEqual(gross);
        },
      ),
    );
  });
});
