import type { Money } from './amount';
import { currencyOf, type Currency } from './currency';
import type { MoneyTemplate } from './moneyTemplate';

/**
 * Money as text by the currency's template: `$1,234.50`, `-€0.05`, `¥1,235` ([COM-1]). Without `Intl`, so that server
 * and browser write the same to the letter; `@plinth/commerce/intl` has templates of other languages.
 */
export function formatMoney({ amount, currencyCode }: Money, template?: MoneyTemplate): string {
  const currency = currencyOf(currencyCode);
  const sign = amount < 0 ? '-' : '';
  const size = amount < 0 ? -amount : amount;
  if (template) return sign + fillTemplate(size, currency, template);
  const { before, after, digits } = currency;
  if (digits === 0) return sign + before + groupThousands(size) + after;
  const cents = size % 100;
  return (
    sign +
    before +
    groupThousands((size - cents) / 100) +
    (cents < 10 ? '.0' : '.') +
    String(cents) +
    after
  );
}

function groupThousands(whole: number): string {
  let rest = whole;
  let text = '';
  while (rest >= 1000) {
    const three = rest % 1000;
    text = (three < 10 ? ',00' : three < 100 ? ',0' : ',') + String(three) + text;
    rest = (rest - three) / 1000;
  }
  return String(rest) + text;
}

function fillTemplate(size: number, { digits, ...own }: Currency, template: MoneyTemplate): string {
  const { thousands = ',', decimal = '.', groupSize = 3, groupFrom = 4 } = template;
  const text = String(size).padStart(digits + 1, '0');
  let rest = text.slice(0, text.length - digits);
  let groups = '';
  if (rest.length >= groupFrom)
    for (let length = 3; rest.length > length; length = groupSize) {
      groups = thousands + rest.slice(-length) + groups;
      rest = rest.slice(0, -length);
    }
  return (
    (template.before ?? own.before) +
    rest +
    groups +
    (digits > 0 ? decimal + text.slice(-digits) : '') +
    (template.after ?? own.after)
  );
}
