import type { Money } from './amount';
import { currencyOf } from './currency';

/** `.00` to `.99` and `,000` to `,999`: created once, because every price is composed of them. */
const fractions = /* @__PURE__ */ pieces(100, '.');
const thousands = /* @__PURE__ */ pieces(1000, ',');

function pieces(count: number, mark: string): readonly string[] {
  return Array.from({ length: count }, (_, at) => mark + String(count + at).slice(1));
}

/**
 * Formats money by the currency's template: `$1,234.50`, `-€0.05`, `¥1,235` ([COM-1]). Without
 * `Intl`, so that server and browser produce exactly the same text; `@plinth/commerce/intl` has
 * templates of other languages.
 */
export function formatMoney({ amount, currencyCode }: Money): string {
  const { before, after, digits } = currencyOf(currencyCode);
  const size = amount < 0 ? -amount : amount;
  let rest = size;
  let text = after;
  if (digits !== 0) {
    rest = Math.floor(size / 100);
    const fraction = fractions[size - rest * 100]!;
    // Each concatenation has a cost, and most money has neither a sign nor a suffix.
    text = after === '' ? fraction : fraction + after;
  }
  while (rest >= 1000) {
    const more = Math.floor(rest / 1000);
    text = thousands[rest - more * 1000]! + text;
    rest = more;
  }
  text = before + String(rest) + text;
  return amount < 0 ? '-' + text : text;
}
