import type { ProductDraft } from './productDraft';
import type { RowList } from './removedRow';

const lists = ['pictures', 'files', 'options', 'variants'] as const satisfies readonly RowList[];

/**
 * The id of the first field of a row that has come into the form under a press: the focus goes there, for the page begins
 * anew and the button may be gone. @returns `undefined` where no row has come, or several
 */
export function fieldOfNewRow(before: ProductDraft, after: ProductDraft): string | undefined {
  const list = lists.find((one) => after[one].length === before[one].length + 1);
  if (!list) return undefined;
  const rows: readonly unknown[] = before[list];
  const place = after[list].findIndex((row, at) => !isSame(row, rows[at]));
  const at = place < 0 ? rows.length : place;
  switch (list) {
    case 'pictures':
      return `picture-${at}`;
    case 'files':
      return after.files[at]?.file ? `fileName-${at}` : `file-${at}`;
    case 'options':
      return `optionName-${at}`;
    case 'variants':
      return after.options.length > 0 ? `value-0-${at}` : `price-${at}`;
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
