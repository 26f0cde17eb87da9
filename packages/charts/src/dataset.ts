import { dropInvisible } from '@plinth/site-model/drop-invisible';
import { foldDigits } from '@plinth/site-model/fold-digits';

/** A chart's data: a column of labels, and one or more columns of values. */
export interface Dataset {
  labels: string[];
  series: Series[];
  /** The title of the first column. */
  labelTitle: string;
}

export interface Series {
  name: string;
  /** One value for each label; `null` if it is missing. */
  values: (number | null)[];
}

/** Keys of the dataset messages of [MOD-22], in `interfaceMessages` of `@plinth/site-model`. */
export type DatasetProblem =
  | 'interface.datasetColumnRequired'
  | 'interface.datasetRowRequired'
  | 'interface.datasetRowIncomplete'
  | 'interface.datasetTruncated';

export const datasetLimits = { maxRows: 200, maxColumns: 12 } as const;

/**
 * Reads `{ columns: ['Month', 'Bowls'], rows: [['May', 12]] }`. A missing value leaves a gap, rows
 * and columns beyond the limits are left out, and both are reported.
 * @param limits the maximum numbers of rows and columns. @default datasetLimits
 */
export function readDataset(
  settings: Record<string, unknown>,
  { maxRows, maxColumns }: { maxRows: number; maxColumns: number } = datasetLimits,
): { dataset: Dataset; problems: DatasetProblem[] } {
  const columns = listOf(settings['columns']).map(textOf);
  const rows = listOf(settings['rows']).filter((row) => Array.isArray(row));
  const problems = new Set<DatasetProblem>();
  const names = columns.slice(1, maxColumns);
  if (names.length === 0) problems.add('interface.datasetColumnRequired');
  if (rows.length === 0) problems.add('interface.datasetRowRequired');
  if (columns.length > maxColumns || rows.length > maxRows) {
    problems.add('interface.datasetTruncated');
  }
  const taken = rows.slice(0, maxRows);
  const series = names.map((name, index) => ({
    name,
    values: taken.map((row) => readValue(row[index + 1])),
  }));
  if (series.some(({ values }) => values.includes(null))) {
    problems.add('interface.datasetRowIncomplete');
  }
  return {
    dataset: { labels: taken.map((row) => textOf(row[0])), series, labelTitle: columns[0] ?? '' },
    problems: [...problems],
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Beyond this the difference of two numbers, or the sum of a column, would no longer be finite. */
const maxValue = 1e300;
const drawable = (number: number): number | null => (Math.abs(number) <= maxValue ? number : null);

/** A currency before the number (`€ 12`, `US$12`, `CHF 12`), and a unit or a currency after it (`12 kg`, `45 %`). */
const writtenNumber =
  /^([-+\u2212]?)(?:\p{L}{0,3}\p{Sc}|[\p{L}\p{M}]{1,6}\.?\s)?\s*([-+\u2212]?)([\d.,][\d.,\s'’]*)(?:[\p{L}\p{Sc}%‰°\u066a][\p{L}\p{M}²³/.]*)?$/u;

/**
 * Reads a number, also as people write it: `1,250`, `1.250,5`, `€ 12`, `45 %`, `12 kg`, `١٬٢٥٠`. A
 * single comma or point before exactly three digits separates thousands, but not after a zero; otherwise the last
 * comma or point starts the decimals.
 */
export function readValue(value: unknown): number | null {
  if (typeof value === 'number') return drawable(value);
  if (typeof value !== 'string') return null;
  const [, before, after, written = ''] =
    writtenNumber.exec(foldDigits(dropInvisible(value)).trim()) ?? [];
  const bare = written.replace(/[^\d.,]/g, '');
  if (!/\d/.test(bare) || (before && after)) return null;
  const separators = [...bare.matchAll(/[.,]/g)];
  const last = separators.at(-1);
  const areAlike = separators.every(([mark]) => mark === last![0]);
  const isGrouping =
    last !== undefined &&
    /^\d{3}$/.test(bare.slice(last.index + 1)) &&
    areAlike &&
    !bare.startsWith('0') &&
    (separators.length > 1 || last[0] === ',');
  // A list, such as `1,2,3`.
  if (separators.length > 1 && areAlike && !isGrouping) return null;
  const number =
    !last || isGrouping
      ? Number(bare.replace(/[.,]/g, ''))
      : Number(`${bare.slice(0, last.index).replace(/[.,]/g, '')}.${bare.slice(last.index + 1)}`);
  const isNegative = /[-\u2212]/.test(`${before}${after}`);
  return drawable(isNegative ? -number : number);
}
