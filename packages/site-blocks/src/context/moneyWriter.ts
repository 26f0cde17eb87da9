import { formatMoneyAs, intlTemplate, type MoneyTemplate } from '@plinth/commerce/intl';
import { languageTag } from '@plinth/site-model';
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
  if (!currencyCode || /^en\b/.test(languageTag(locale))) return { format: formatMoney };
  const template = intlTemplate(locale, currencyCode);
  return { template, format: (money) => formatMoneyAs(money, template) };
}
