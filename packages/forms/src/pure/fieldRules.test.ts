import { expectQuick, fuzz, longTexts } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from './checkField';
import { foldEntries } from './foldEntries';
import type { FormField } from './formSchema';

const amount = (currencySymbol?: string): FormField => ({
  ...{ id: 'sum', type: 'currency', title: 'Sum' },
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
  ...[
    '--12',
    '+-12',
    '-€-12',
    '12-13',
    '1,-2',
    '1..2',
    '1$2',
    '12 EURO',
    '12 eu',
    'EU 12',
    '12 ab€',
  ],
  ...['12.12.2024', '1 2', "1'2", '12 kg', '12 €x', '12,50 EUR CHF', ',', '.', ',-', '12%', '1e3'],
];

describe('amounts', () => {
  it.each([
    ...['50,-', '50.-', '50,--', '50,–', '50.—', '12,50 EUR', '€ 12', "CHF 1'200.50", '$1,200'],
    ...['1.200,50 €', '12 €', '12\u00a0€', '1\u202f200,50\u202f€', '\u00a0€\u202f12\u00a0'],
    ...['CHF 1’200.–', '1,00,000.50', '₹1,00,000', '1 000 000', '12.', '12.50', '.5', ',50', '0'],
    ...['-12', '- 12', '-$12', '$-12', '€ -12,50', '+5', '12€', 'EUR12', '12EUR', 'US$ 12'],
    ...['$12 USD', '50 Euro', '50 euro', '12 Euros', '１２，５０€', '٣٬٥٠٠٫٥', '1000000', '1.5000'],
  ])('[FRM-22] takes %s', (text) => {
    expect(refusal(text)).toBeUndefined();
  });

  it.each(refused)('[FRM-1] refuses %s', (text) => {
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
    ['EUR', '12,- EUR'],
  ])('[FRM-22] knows the symbol %s of its own: %s', (symbol, text) => {
    expect(refusal(text, amount(symbol))).toBeUndefined();
  });

  it('[FRM-22] knows the symbol of no other field', () => {
    expect(refusal('12 kr', amount('Fr.'))).toEqual(['forms.currency']);
  });

  it('[FRM-1] takes no amount for the letters that stand beside it', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäöüßéñ'),
      minLength: 1,
    });
    const isWord = (text: string) => /^euros?$/.test(text);
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

  it('[FRM-1] decides at once, however long the text is', () => {
    const pieces = ['1', '1,222', 'A', '€', ' ', '-', '1 222', '.5'];
    const texts = pieces.flatMap((piece) => [`€${piece.repeat(30_000)}x`, piece.repeat(30_000)]);
    expectQuick((text) => refusal(text), [...longTexts, ...texts]);
  });
});
