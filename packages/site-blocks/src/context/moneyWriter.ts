import { formatMoneyAs, intlTemplate, type MoneyTemplate } from '@plinth/commerce/intl';
import { formatMoney, type CurrencyCode, type Money } from '@plinth/commerce/money';

export interface MoneyWriter {
  format: (money: Money) => string;
  /** For the browser, so that both format alike; `undefined` for the currency's own template. */
  template?: MoneyTemplate | undefined;
}

/** English pages format money by the currency's own template, others by their language. */
export function createMoneyWriter(
  locale: string,
  currencyCode: CurrencyCode | undefined,
): MoneyWriter {
  if (!currencyCode || /^en\b/i.test(locale)) return { format: formatMoney };
  const template = templateOf(locale, currencyCode);
  return template
    ? { template, format: (money) => formatMoneyAs(money, template) }
    : { format: formatMoney };
}

/** An unsupported locale must not break a page. */
function templateOf(locale: string, currencyCode: CurrencyCode): MoneyTemplate | undefined {
  try {
    return intlTemplate(locale, currencyCode);
  } catch {
    return undefined;
  }
}
