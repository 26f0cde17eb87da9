import { expectQuick, fuzz, hostileJson, hostileText } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intlTemplate } from './intl/intlTemplate';
import { formatMoneyAs } from './intl/formatMoneyAs';
import { parseMoneyAs } from './intl/parseMoneyAs';
import { isCountable } from './money/amount';
import { currencyCodes, currencyOf, isCurrencyCode } from './money/currency';
import { formatMoney } from './money/formatMoney';
import { parseMoney } from './money/parseMoney';
import { readVariants } from './product/readVariants';

const currency = fc.constantFrom(...currencyCodes);
const locale = fc.constantFrom('en', 'de', 'de-CH', 'fr', 'en-IN', 'ar', 'sv', 'pt-BR', 'he');
const typed = fc.oneof(
  hostileText(),
  fc
    .array(
      fc.constantFrom(
        '1',
        '234',
        '.',
        ',',
        ' ',
        '\u00a0',
        '-',
        '−',
        '$',
        '€',
        'EUR',
        'kr',
        "'",
        '٣',
        '00',
        'e5',
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);

describe('parseMoney', () => {
  it('[COM-1] gives exact money or nothing, never a number that was not written', () => {
    fuzz(
      fc.property(typed, currency, (text, code) => {
        const read = parseMoney(text, code);
        if (!read) return;
        const { digits } = currencyOf(code);
        expect(read.currencyCode).toBe(code);
        expect(isCountable(read.amount, digits)).toBe(true);
        // The digits are those of the text, in their order: nothing rounded, nothing made up.
        const written = text.replace(/\D/g, '');
        expect(String(Math.abs(read.amount)).replace(/^0+|0+$/g, '')).toBe(
          written.replace(/^0+|0+$/g, ''),
        );
        expect(read.amount < 0).toBe(/[-\u2212]/.test(text) && read.amount !== 0);
        expect(parseMoney(formatMoney(read), code)).toEqual(read);
      }),
      { share: 4 },
    );
  });

  it('[COM-1] reads what it writes, in every currency and language', () => {
    fuzz(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        currency,
        locale,
        (amount, currencyCode, language) => {
          const money = { amount, currencyCode };
          expect(parseMoney(formatMoney(money), currencyCode)).toEqual(money);
          const template = intlTemplate(language, currencyCode);
          const back = parseMoneyAs(formatMoneyAs(money, template), currencyCode, template);
          if (back) expect(back).toEqual(money);
        },
      ),
    );
  });

  it('[COM-1] reads a language’s own way of writing as exactly', () => {
    fuzz(
      fc.property(typed, currency, locale, (text, code, language) => {
        const read = parseMoneyAs(text, code, intlTemplate(language, code));
        if (!read) return;
        expect(isCountable(read.amount, currencyOf(code).digits)).toBe(true);
        expect(String(Math.abs(read.amount)).replace(/^0+|0+$/g, '')).toBe(
          text.replace(/\D/g, '').replace(/^0+|0+$/g, ''),
        );
      }),
      { share: 2 },
    );
  });

  it('[COM-1] costs no more than its length', () => {
    expectQuick((text) => parseMoney(text, 'EUR'));
    const template = intlTemplate('de', 'EUR');
    expectQuick((text) => parseMoneyAs(text, 'EUR', template));
  });
});

describe('readVariants', () => {
  const part = fc.oneof(hostileJson(), fc.integer(), hostileText());
  const price = fc.oneof(
    part,
    fc.record(
      {
        amount: part,
        value: part,
        decimalValue: part,
        currencyCode: fc.oneof(currency, hostileText()),
      },
      { requiredKeys: [] },
    ),
  );
  const variant = fc.record(
    {
      id: part,
      sku: part,
      price,
      priceMoney: price,
      salePrice: price,
      onSale: part,
      stock: part,
      unlimited: part,
      qtyInStock: part,
      attributes: part,
      optionValues: fc.oneof(part, fc.array(fc.record({ optionName: part, value: part }))),
    },
    { requiredKeys: [] },
  );

  it('[COM-2i] gives variants that can be sold, and leaves out what could not', () => {
    fuzz(
      fc.property(
        fc.oneof(hostileJson(), fc.array(fc.oneof(variant, hostileJson()))),
        currency,
        (value, code) => {
          for (const one of readVariants(value, code)) {
            expect(typeof one.id).toBe('string');
            for (const money of [one.price, one.salePrice])
              if (money) {
                expect(isCurrencyCode(money.currencyCode)).toBe(true);
                expect(Number.isSafeInteger(money.amount)).toBe(true);
              }
            expect(one.qtyInStock >= 0 && Number.isInteger(one.qtyInStock)).toBe(true);
            expect(typeof one.unlimited).toBe('boolean');
            for (const option of one.optionValues) expect(typeof option.value).toBe('string');
          }
        },
      ),
      { share: 2 },
    );
    expectQuick((text) =>
      readVariants([{ price: { value: text, currencyCode: 'EUR' }, sku: text }]),
    );
  });
});
