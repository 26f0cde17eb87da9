import type { Money } from '../money/amount';
import { currencyOf } from '../money/currency';
import type { MoneyTemplate } from './moneyTemplate';

/** Formats money by a template of another language: `1.234,50 €`. */
export function formatMoneyAs({ amount, currencyCode }: Money, template: MoneyTemplate): string {
  const { digits, ...own } = currencyOf(currencyCode);
  const { before = own.before, after = own.after, decimal = '.' } = template;
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  return [
    amount < 0 ? '-' : '',
    before,
    groupDigits(text.slice(0, text.length - digits), template),
    digits > 0 ? decimal + text.slice(-digits) : '',
    after,
  ].join('');
}

function groupDigits(
  whole: string,
  { thousands = ',', groupSize = 3, groupFrom = 4 }: MoneyTemplate,
): string {
  if (whole.length < groupFrom) return whole;
  let rest = whole;
  let groups = '';
  for (let length = 3; rest.length > length; length = groupSize) {
    groups = thousands + rest.slice(-length) + groups;
    rest = rest.slice(0, -length);
  }
  return rest + groups;
}
