import { unitSystem } from '@plinth/site-model';
import type { ProductForm } from './productForm';

/** Exact by definition, since 1959. */
const gramsPerPound = 453.59237;
const millimetresPerInch = 25.4;

type Writing = Pick<ProductForm, 'locale' | 'system'>;

/** Grams in pounds or kilograms, as the site's owner writes them ([MOD-4]). */
const weightIn = (grams: number, system: ProductForm['system']): number =>
  grams / (system === unitSystem.imperial ? gramsPerPound : 1000);

/** Millimetres in inches or centimetres. */
const lengthIn = (millimetres: number, system: ProductForm['system']): number =>
  millimetres / (system === unitSystem.imperial ? millimetresPerInch : 10);

export const writeWeight = (grams: number | undefined, writing: Writing): string =>
  grams === undefined ? '' : write(weightIn(grams, writing.system), writing.locale);

export const writeLength = (millimetres: number | undefined, writing: Writing): string =>
  millimetres === undefined ? '' : write(lengthIn(millimetres, writing.system), writing.locale);

/** Three decimals are a gram, and less than anybody measures in inches. */
const write = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 }).format(value);

/** Grams of what somebody typed; `undefined` where it is no measure. */
export const readWeight = (typed: string, { system }: Writing): number | undefined =>
  scaled(typed, system === unitSystem.imperial ? gramsPerPound : 1000);

export const readLength = (typed: string, { system }: Writing): number | undefined =>
  scaled(typed, system === unitSystem.imperial ? millimetresPerInch : 10);

/** A point or a comma stands before the decimals, whatever the language: nobody groups the digits of a weight. */
function scaled(typed: string, factor: number): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(text)) return undefined;
  return Math.round(Number(text) * factor * 1e6) / 1e6;
}
