import type { MessageCatalogue } from '@plinth/site-model';
import type { CurrencyCode } from './currency';
import { currencyMessages } from './currencyMessages';

/** The name of a currency ([COM-1]): `US Dollar`. */
export function currencyName(code: CurrencyCode, messages?: MessageCatalogue): string {
  const key = `commerce.currency.${code}` as const;
  return messages?.[key] ?? currencyMessages[key];
}
