import type { RemovedEntry } from '../blocks/changeList';
import { objectOf } from '../blocks/objectOf';
import { maxOptions, maxVariants } from './changeDraft';
import { newVariant, type ProductDraft, type VariantDraft } from './productDraft';

/** The lists of a product's form whose rows can be removed, by the name in their buttons. */
const lists = {
  picture: 'pictures',
  file: 'files',
  option: 'options',
  variant: 'variants',
} as const;

export type RowList = (typeof lists)[keyof typeof lists];

/**
 * The row that a button removes from the form, so that it can be restored. A removed option includes its value of each
 * variant.
 */
export function removedRow(draft: ProductDraft, pressed: string | null): RemovedEntry | undefined {
  const [, word = '', place] = /^remove-([a-z]+) (\d+)$/.exec(pressed ?? '') ?? [];
  if (!Object.hasOwn(lists, word)) return undefined;
  const list = lists[word as keyof typeof lists];
  const index = Number(place);
  const row = draft[list][index];
  if (row === undefined) return undefined;
  const entry =
    list === 'options'
      ? { ...row, ofVariants: draft.variants.map(({ values }) => values[index] ?? '') }
      : row;
  return { path: [list], index, entry };
}

/** The list that a removed row was in. */
export const listOfRow = ({ path }: RemovedEntry): RowList | undefined =>
  Object.values(lists).find((list) => path.length === 1 && list === path[0]);

/** Restores a row at its position. Its fields are read as text, like all fields that a browser sends. */
export function restoreRow(draft: ProductDraft, removed: RemovedEntry): ProductDraft {
  const { index } = removed;
  const row = objectOf(removed.entry);
  const text = (name: string) => textOf(row[name]);
  const { pictures, files, options, variants } = draft;
  switch (listOfRow(removed)) {
    case 'pictures':
      return {
        ...draft,
        pictures: pictures.toSpliced(index, 0, { src: text('src'), alt: text('alt') }),
      };
    case 'files':
      return {
        ...draft,
        files: files.toSpliced(index, 0, { file: text('file'), name: text('name') }),
      };
    case 'options': {
      if (options.length >= maxOptions) return draft;
      const values = textsOf(row['ofVariants']);
      return {
        ...draft,
        options: options.toSpliced(index, 0, { name: text('name'), values: text('values') }),
        variants: variants.map((one, at) => ({
          ...one,
          values: one.values.toSpliced(index, 0, values[at] ?? ''),
        })),
      };
    }
    case 'variants':
      if (variants.length >= maxVariants) return draft;
      return { ...draft, variants: variants.toSpliced(index, 0, variantOf(row, options.length)) };
    default:
      return draft;
  }
}

function variantOf(row: Readonly<Record<string, unknown>>, options: number): VariantDraft {
  const { values: blank, unlimited: _, ...texts } = newVariant(options);
  const values = textsOf(row['values']);
  return {
    ...(Object.fromEntries(
      Object.entries(texts).map(([name, none]) => [name, textOf(row[name]) || none]),
    ) as typeof texts),
    unlimited: row['unlimited'] === true,
    values: blank.map((none, at) => values[at] ?? none),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? (value as unknown[]).map(textOf) : [];
