import { gramsPerUnit, languageTag, millimetresPerUnit } from '@plinth/site-model';
import type { ProductForm } from './productForm';

type Writing = Pick<ProductForm, 'locale' | 'system'>;

/** Writes grams in pounds or kilograms, by the site's unit system ([MOD-4]). */
export const writeWeight = (grams: number | undefined, writing: Writing): string =>
  grams === undefined ? '' : write(grams / gramsPerUnit(writing.system), writing.locale);

/** Writes millimetres in inches or centimetres. */
export const writeLength = (millimetres: number | undefined, writing: Writing): string =>
  millimetres === undefined
    ? ''
    : write(millimetres / millimetresPerUnit(writing.system), writing.locale);

/** Three decimals: a gram of a kilogram, and more precise than measurements in inches. */
const write = (value: number, locale: string): string =>
  new Intl.NumberFormat(languageTag(locale), {
    useGrouping: false,
    maximumFractionDigits: 3,
  }).format(value);

/** Grams of a typed weight; `undefined` if it is not a weight. */
export const readWeight = (typed: string, { system }: Writing): number | undefined =>
  scaled(typed, gramsPerUnit(system));

export const readLength = (typed: string, { system }: Writing): number | undefined =>
  scaled(typed, millimetresPerUnit(system));

/** A point and a comma are both decimal separators in every language: measures have no grouped digits. */
function scaled(typed: string, factor: number): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(text)) return undefined;
  return Math.round(Number(text) * factor * 1e6) / 1e6;
}
