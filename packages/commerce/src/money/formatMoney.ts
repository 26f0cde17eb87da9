import type { Money } from './amount';
import { currencyOf } from './currency';

/** `.00` to `.99`: written once, because every price ends with one of them. */
const fractions = /* @__PURE__ */ Array.from({ length: 100 }, (_, cents) =>
  (cents / 100).toFixed(2).slice(1),
);

/**
 * Money as text by the currency's template: `$1,234.50`, `-€0.05`, `¥1,235` ([COM-1]). Without `Intl`, so that server
 * and browser write the same to the letter; `@plinth/commerce/intl` has templates of other languages.
 */
export function formatMoney({ amount, currencyCode }: Money): string {
  const { before, after, digits } = currencyOf(currencyCode);
  const size = amount < 0 ? -amount : amount;
  const cents = digits > 0 ? size % 100 : 0;
  let rest = digits > 0 ? (size - cents) / 100 : size;
  let text = digits > 0 ? fractions[cents]! : '';
  // Each text that is put together costs: most money has neither sign nor anything behind.
  if (after !== '') text += after;
  while (rest >= 1000) {
    const three = rest % 1000;
    text = (three < 10 ? ',00' : three < 100 ? ',0' : ',') + String(three) + text;
    rest = (rest - three) / 1000;
  }
  text = before + String(rest) + text;
  return amount < 0 ? '-' + text : text;
}
