import { expectQuick, fuzz, longTexts } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from './checkField';
import { capitalCurrencyMarks, currencyMarks } from './currencyMarks';
import { foldEntries } from './foldEntries';
import type { FormField, FormValues } from './formSchema';

const amount = (currencySymbol?: string): FormField => ({
  id: 'sum',
  type: 'currency',
  title: 'Sum',
  ...(currencySymbol !== undefined && { currencySymbol }),
});
/** As a server reads it, which hears from forms without a script. */
const refusal = (text: string, field = amount()) =>
  checkField(
    field,
    foldEntries({ formId: 'f', formName: '', fields: [field] }, { sum: text })['sum'],
  );

const refused = [
  ...['12 abc', 'abc 12', '--', '-', '1.2.3', '1,2,3', 'EUR', '€', '$', '€ $', 'twelve'],
  ...['--12', '+-12', '-€-12', '12-13', '1,-2', '1..2', '1$2', '12 eu', 'EU 12', '12 ab€'],
  ...['1.200.50', '1,200,5', '1.200,300.5'],
  ...['12.12.2024', '1 2', "1'2", '12 kg', '12 €x', '12,50 EUR CHF', ',', '.', ',-', '12%', '1e3'],
];

const checked = (field: FormField, value: FormValues[string]) => {
  const schema = { formId: 'f', formName: '', fields: [field] };
  return checkField(field, foldEntries(schema, { [field.id]: value })[field.id]);
};

describe('numbers', () => {
  const number: FormField = { id: 'n', type: 'number', title: 'N' };
  it.each([
    ...['7', '-7', '+ 7', '1.5', '1,5', '.5', '12.', '1 200', "1'200.5", '1,00,000', '1.200.300'],
    ...['1\u00a0200\u202f300', '٣٫٥', '１２', '१२', '0012'],
  ])('[FRM-1f] takes %s', (text) => expect(checked(number, text)).toBeUndefined());
  it.each([
    ...['1.2.3', '1,2,3', '1..2', '1.200.50', '1.200,300.5', '1 2', '12-', '1e3', '7 kg', '1.2,'],
    ...['.', ',', '-', '1-2', "'1", '10.000.00'],
  ])('[FRM-1f] refuses %s', (text) => expect(checked(number, text)).toEqual(['forms.number']));
});

describe('postal codes', () => {
  const address: FormField = { id: 'a', type: 'address', title: 'A', required: true };
  const at = (zip: string, country: string, city = 'City') =>
    checked(address, ['Line 1', '', city, 'State', zip, country]);
  it.each([
    ...[
      ['D-10115', 'DE'],
      ['D 10115', 'DE'],
      ['DE-10115', 'DE'],
      ['10\u00a0115', ''],
    ],
    ...[
      ['F-75001', 'FR'],
      ['CH 8001', 'CH'],
      ['CH-8001', 'CH'],
      ['FL-9490', 'LI'],
      ['A-1010', 'AT'],
    ],
    ...[
      ['SW1A\u00a01AA', 'GB'],
      ['SW1A  1AA', 'GB'],
      ['SE-123  45', 'SE'],
      ['K1A\u20110B1', 'CA'],
    ],
    ...[
      ['NL-1012  AB', 'NL'],
      ['１００-０００１', 'JP'],
      ['٨٠٠١', 'CH'],
      ['BFPO 57', 'GB'],
      ['SW1A-1AA', 'GB'],
      ['SW 1A.1AA', 'GB'],
      ['D02-AF30', 'IE'],
      ['101 15', 'DE'],
      ['1234-AB', 'NL'],
      ['123-45', 'SE'],
      ['00 001', 'PL'],
      ['1000 001', 'PT'],
      ['01.310-100', 'BR'],
      ['CEP 01310-100', 'BR'],
      ['C.P. 06600', 'MX'],
      ['〒100-0001', 'JP'],
      ['100 000', 'CN'],
      ['S(018956)', 'SG'],
    ],
  ])('[FRM-23] takes %j of %s', (zip, country) => {
    const code = country || 'ZZ';
    expect(at(zip, code)).toBeUndefined();
  });
  it.each([
    ['F-75001', 'DE'],
    ['D-1011', 'DE'],
    ['CH', 'CH'],
    ['XY 8001', 'CH'],
  ])('[FRM-9] refuses %s of %s', (zip, country) =>
    expect(at(zip, country)).toEqual(['forms.postalCode', 4]),
  );
  it('[FRM-23] stores the code without its country, in single spaces', () => {
    const schema = { formId: 'f', formName: '', fields: [address] };
    const stored = (zip: string, country: string) =>
      (foldEntries(schema, { a: ['', '', '', '', zip, country] })['a'] as string[])[4];
    expect(stored('D-10115', 'DE')).toBe('10115');
    expect(stored('SW1A-1AA', 'GB')).toBe('SW1A1AA');
    expect(stored('〒100-0001', 'JP')).toBe('100-0001');
    expect(stored(' SW1A\u00a0 1AA', 'GB')).toBe('SW1A 1AA');
  });
  it.each([
    ['SG', '238801'],
    ['MC', '98000'],
    ['VA', '00120'],
    ['HK', ''],
    ['GI', ''],
  ])('[FRM-1h] asks for no city in %s', (country, zip) =>
    expect(at(zip, country, '')).toBeUndefined(),
  );
  it('[FRM-1h] asks for no city of the British Forces Post Office', () => {
    expect(at('BF1 2AT', 'GB', '')).toBeUndefined();
    expect(at('', 'GB', 'BFPO 57')).toBeUndefined();
    expect(at('SW1A 1AA', 'GB', '')).toEqual(['forms.required', 2]);
  });
});

describe('phone numbers', () => {
  const phone: FormField = { id: 'p', type: 'phone', title: 'P' };
  it.each([
    '212 555 0123 x12',
    '212-555-0123 ext. 12',
    '555 0123, Ext 4',
    '044 123 45 67 Durchwahl 8',
    '5550123x9',
    '212 555 0123 #12',
    '212 555 0123;ext=12',
    '212 555 0123,1234',
    '8 495 123 45 67 доб. 12',
    '03-1234-5678 内線12',
    '22 123 45 67 wew. 7',
  ])('[FRM-1f] takes an extension: %s', (line) =>
    expect(checked(phone, ['', '', '', line])).toBeUndefined(),
  );
  it.each(['x12', '212 555 0123 call me', '12 ext. 34567', '212 555 0123 x'])(
    '[FRM-1f] refuses %s',
    (line) => expect(checked(phone, ['', '', '', line])).toEqual(['forms.phone', 3]),
  );
});

describe('amounts', () => {
  it.each([
    ...['50,-', '50.-', '50,--', '50,–', '50.—', '12,50 EUR', '€ 12', "CHF 1'200.50", '$1,200'],
    ...['1.200,50 €', '12 €', '12\u00a0€', '1\u202f200,50\u202f€', '\u00a0€\u202f12\u00a0'],
    ...['CHF 1’200.–', '1,00,000.50', '₹1,00,000', '1 000 000', '12.', '12.50', '.5', ',50', '0'],
    ...['-12', '- 12', '-$12', '$-12', '€ -12,50', '+5', '12€', 'EUR12', '12EUR', 'US$ 12'],
    ...['12 EURO', '25 eur', 'usd25', '25 Dollars', '12 pounds', 'R 1 234,50', 'R500', 'RM25'],
    ...['Rp 10.000', 'Rp. 10.000', '25,00 TL', '5000円', '5,000원', 'S/ 25', 'Bs. 25', 'Q25'],
    ...['KSh 500', '500 FCFA', '500 F CFA', '50 dh', '5 din.', '100đ', '500:-', 'kr. 500:-'],
    ...['500/-', 'Rs. 500/-', '₹ 1,00,000/-', '12€50', '12 € 50'],
    ...['د.إ 25', '25 ر.س', '100 ريال'],
    ...['$12 USD', '50 Euro', '50 euro', '12 Euros', '１２，５０€', '٣٬٥٠٠٫٥', '1000000', '1.5000'],
  ])('[FRM-22h] takes %s', (text) => {
    expect(refusal(text)).toBeUndefined();
  });

  it.each(Object.entries(currencyMarks))(
    '[FRM-22h] takes what people write for %s',
    (code, marks) => {
      for (const mark of [code.toLowerCase(), ...marks])
        for (const written of [`12 ${mark}`, `${mark.toUpperCase()} 1.200,50`])
          expect([written, refusal(written)]).toEqual([written, undefined]);
    },
  );

  it.each(Object.values(capitalCurrencyMarks))('[FRM-22h] takes %s in capitals alone', (mark) => {
    expect(refusal(`12 ${mark}`)).toBeUndefined();
    expect(refusal(`12 ${mark.toLowerCase()}`)).toEqual(['forms.currency']);
  });

  it.each(refused)('[FRM-1f] refuses %s', (text) => {
    expect(refusal(text)).toEqual(['forms.currency']);
  });

  it.each([
    ['Fr.', 'Fr. 12.50'],
    ['kr', '1 200 kr'],
    ['R$', 'R$ 1.200,50'],
    ['€', '12 €'],
    ['€', '12 CHF'],
    ['$', 'US$12'],
    ['', '€12'],
    ['$', '500 kr.'],
    ['$', 'Fr. 12.50'],
    ['€', '12 zł'],
    ['$', '٢٥٫٥٠'],
    ['$', '२५.५०'],
    ['EUR', '12,- EUR'],
  ])('[FRM-22h] knows the symbol %s of its own: %s', (symbol, text) => {
    expect(refusal(text, amount(symbol))).toBeUndefined();
  });

  it('[FRM-22h] knows the symbol of no other field', () => {
    expect(refusal('12 gold', amount('silver'))).toEqual(['forms.currency']);
  });

  it('[FRM-1f] reads no amount from letters beside it', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäöüßéñ'),
      minLength: 1,
    });
    const isWord = (text: string) =>
      /^([a-z]{2,3}|euros?|dollars?|pounds?|pesos?|yen|rand)$/.test(text);
    fuzz(
      fc.property(
        ...[fc.constantFrom(...refused, '12', '12 €', '50,-'), fc.constantFrom('', ' ', '\u00a0')],
        ...[letters.filter((text) => !isWord(text)), fc.boolean()],
        (text, space, word, isBehind) => {
          const written = isBehind ? text + space + word : word + space + text;
          expect(refusal(written)).toEqual(['forms.currency']);
        },
      ),
    );
  });

  it('[FRM-1f] decides at once, however long the text is', () => {
    const pieces = ['1', '1,222', 'A', '€', ' ', '-', '1 222', '.5'];
    const texts = pieces.flatMap((piece) => [`€${piece.repeat(30_000)}x`, piece.repeat(30_000)]);
    expectQuick((text) => refusal(text), [...longTexts, ...texts]);
  });
});
