import { gramsPerUnit, millimetresPerUnit } from '@plinth/site-model';
import type { ProductForm } from './productForm';

type Writing = Pick<ProductForm, 'locale' | 'system'>;

/** Grams in pounds or kilograms, as the site's owner writes them ([MOD-4]). */
export const writeWeight = (grams: number | undefined, writing: Writing): string =>
  grams === undefined ? '' : write(grams / gramsPerUnit(writing.system), writing.locale);

/** Millimetres in inches or centimetres. */
export const writeLength = (millimetres: number | undefined, writing: Writing): string =>
  millimetres === undefined
    ? ''
    : write(millimetres / millimetresPerUnit(writing.system), writing.locale);

/** Three decimals are a gram, and finer than a measurement in inches. */
const write = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 }).format(value);

/** Grams of a typed measure; `undefined` where it is no measure. */
export const readWeight = (typed: string, { system }: Writing): number | undefined =>
  scaled(typed, gramsPerUnit(system));

export const readLength = (typed: string, { system }: Writing): number | undefined =>
  scaled(typed, millimetresPerUnit(system));

/** A point or a comma precedes the decimals, in every language: weights have no grouped digits. */
function scaled(typed: string, factor: number): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(text)) return undefined;
  return Math.round(Number(text) * factor * 1e6) / 1e6;
}
