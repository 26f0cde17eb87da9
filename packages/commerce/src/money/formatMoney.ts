import type { Money } from './amount';
import { currencyOf } from './currency';

/**
 * Money as text by the currency's template: `$1,234.50`, `-€0.05`, `¥1,235` ([COM-1]). Without `Intl`, so that server
 * and browser write the same to the letter; `@plinth/commerce/intl` has templates of other languages.
 */
export function formatMoney({ amount, currencyCode }: Money): string {
  const { before, after, digits } = currencyOf(currencyCode);
  const sign = amount < 0 ? '-' : '';
  const size = Math.abs(amount);
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
