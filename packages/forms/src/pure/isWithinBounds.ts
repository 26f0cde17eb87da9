import type { FormField } from './formSchema';

/** Bounds of a number; a missing bound does not limit. */
type Bounds = Pick<FormField, 'min' | 'max'>;

/**
 * Whether a number as people write it is within its field's bounds. `1.200` may mean 1200 or 1.2:
 * it is within if either is, so `1.200,5` is within a `max` of 1500.
 */
export const isWithinBounds = (
  text: string,
  { min = -Infinity, max = Infinity }: Bounds,
): boolean => readings(text).some((number) => number >= min && number <= max);

/** The numbers that a text matching the number rule's pattern can mean. */
function readings(text: string): number[] {
  const plain = text.replace(/[\s']/g, '');
  const separators: readonly string[] = plain.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return [Number(plain)];
  const withoutGroups = Number(plain.replace(/[.,]/g, ''));
  // The last separator marks decimals if it is the only one of its kind.
  const isDecimal = separators.indexOf(last) === separators.length - 1;
  if (!isDecimal) return [withoutGroups];
  const [whole = '', decimals = ''] = plain.split(last);
  const decimal = Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
  const mayBeGroups =
    separators.length === 1 && /^[-+]?[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(decimals);
  return mayBeGroups ? [withoutGroups, decimal] : [decimal];
}
