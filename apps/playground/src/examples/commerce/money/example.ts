import { currencyCodes, type CurrencyCode } from '@plinth/commerce/money';
import { printValue } from '../../../code/printValue';
import { amount, choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface MoneyOptions {
  typed: string;
  currencyCode: CurrencyCode;
  taxRate: string;
  isIncluded: boolean;
  parts: number;
}

/** The options that the example shows at first. */
export const defaultOptions: MoneyOptions = {
  typed: '1,234.50',
  currencyCode: 'USD',
  taxRate: '0.19',
  isIncluded: true,
  parts: 3,
};

export const example = defineExample<MoneyOptions>({
  controls: {
    typed: text(defaultOptions.typed),
    currencyCode: choice(currencyCodes, defaultOptions.currencyCode),
    taxRate: text(defaultOptions.taxRate),
    isIncluded: flag(defaultOptions.isIncluded),
    parts: amount(defaultOptions.parts, { min: 1, max: 12 }),
  },
  descriptions: {
    typed: 'An amount as a person types it.',
    taxRate: 'The tax, as a percentage.',
    parts: 'The number of people that share the amount, to the last cent.',
  },
  stories: {
    'Yen, shared by seven': { typed: '1000', currencyCode: 'JPY', parts: 7 },
    'Tax on top': { isIncluded: false },
  },
  code: ({ values }) => {
    const { typed, currencyCode, taxRate, isIncluded, parts } = { ...defaultOptions, ...values };
    const shares = Array.from({ length: Number(parts) }, () => 1);
    return {
      attach: `import { allocateMoney, formatMoney, parseMoney, splitTax } from '@plinth/commerce/money';

const price = parseMoney(${printValue(typed)}, ${printValue(currencyCode)});
if (price) {
  const { net, tax } = splitTax(price, ${printValue(taxRate)}, { isIncluded: ${printValue(isIncluded)} });
  const shares = allocateMoney(price, ${printValue(shares)});
  console.log([net, tax, ...shares].map((amount) => formatMoney(amount)).join(', '));
}`,
    };
  },
});
