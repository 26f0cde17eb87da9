import { languageTag } from '@plinth/site-model';
/**
 * Rows by their names as a language sorts them, numbers by their value: no collation of the database supports every
 * order.
 */
export function sortNames<Row extends { readonly name: string }>(
  rows: readonly Row[],
  locale = 'en',
): Row[] {
  const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
  return [...rows].sort((one, other) => compare(one.name, other.name));
}
