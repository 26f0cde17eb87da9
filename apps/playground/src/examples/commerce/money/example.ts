import { currencyCodes, type CurrencyCode } from '@plinth/commerce/money';
import { amount, choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface MoneyOptions {
  typed: string;
  currencyCode: CurrencyCode;
  taxRate: string;
  isIncluded: boolean;
  parts: number;
}

export const example = defineExample<MoneyOptions>({
  controls: {
    typed: text('1,234.50'),
    currencyCode: choice(currencyCodes, 'USD'),
    taxRate: text('0.19'),
    isIncluded: flag(true),
    parts: amount(3, { min: 1, max: 12 }),
  },
  code: () => ({
    attach: `import { formatMoney, parseMoney, splitTax } from '@plinth/commerce/money';

const price = parseMoney('1,234.50', 'USD');
const { net, tax } = splitTax(price, '0.19', { isIncluded: true });
label.textContent = formatMoney(net);`,
  }),
});
