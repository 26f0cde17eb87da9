import { languageTag } from '@plinth/site-model';
import { currencyOf } from '@plinth/commerce/money';
import { readOwnAmount } from '../../shop/readOwnAmount';
import type { ProductForm } from './productForm';

type Writing = Pick<ProductForm, 'locale' | 'currencyCode'>;

/** Writes an amount for a field: without symbol and grouping, with the decimals of its currency. */
export function writeAmount(amount: number, { locale, currencyCode }: Writing): string {
  const { digits } = currencyOf(currencyCode);
  return new Intl.NumberFormat(languageTag(locale), {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

/** Minor units of a typed amount; `undefined` if it is not an amount. */
export const readAmount = (typed: string, { locale, currencyCode }: Writing): number | undefined =>
  readOwnAmount(typed, currencyCode, locale)?.amount;
