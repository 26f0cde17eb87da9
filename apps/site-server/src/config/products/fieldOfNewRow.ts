import type { ProductDraft } from './productDraft';
import type { RowList } from './removedRow';

const lists = ['pictures', 'files', 'options', 'variants'] as const satisfies readonly RowList[];

/**
 * The id of the first field of a row that a button has added: the focus moves there, because the page is loaded again
 * and the button may be missing. @returns `undefined` where no row was added, or several
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
