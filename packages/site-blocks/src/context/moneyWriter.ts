import { formatMoneyAs, intlTemplate, type MoneyTemplate } from '@plinth/commerce/intl';
import { formatMoney, type CurrencyCode, type Money } from '@plinth/commerce/money';

export interface MoneyWriter {
  format: (money: Money) => string;
  /** For the browser, so that both write the same; `undefined` where the currency's own will do. */
  template?: MoneyTemplate | undefined;
}

/** English pages write money by the currency's own template, others as their language does. */
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

/** A locale that nobody knows is no reason to lose a page. */
function templateOf(locale: string, currencyCode: CurrencyCode): MoneyTemplate | undefined {
  try {
    return intlTemplate(locale, currencyCode);
  } catch {
    return undefined;
  }
}
