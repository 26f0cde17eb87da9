import type { FormField } from './formSchema';

/**
 * Dates of other calendars are four digits as well: 2026 is 2569 in Bangkok, 1405 in Tehran and 5787
 * in the Hebrew calendar. The Gregorian calendar begins in October 1582.
 */
const [first, last] = ['1583-01-01', '2199-12-31'];

/**
 * The first and the last valid date of a field as `YYYY-MM-DD`: its own, else those between which a
 * year is certainly Gregorian, as the entries expect it ([FRM-32]). A bound of the field beyond
 * these ends the limit on its other side.
 */
export const dateBounds = ({
  earliest,
  latest,
}: Pick<FormField, 'earliest' | 'latest'>): readonly [from: string, to: string] => [
  earliest || (latest && latest < first ? '0001-01-01' : first),
  latest || (earliest && earliest > last ? '9999-12-31' : last),
];
