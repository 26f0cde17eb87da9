import type { Detach, Host } from '@plinth/site-blocks/host';

export interface BlockModule {
  attach(element: HTMLElement, host: Host): Detach | void | Promise<Detach | void>;
}

export interface BlockRow {
  /** The kind as classes (`sqs-block-<kind>`) and `data-definition-name` spell it. */
  kind: string;
  /** Other spellings: wrapper blocks (1337) name some kinds differently. */
  aliases?: readonly string[];
  /**
   * The numbers of `data-block-type` that mean this kind. Written as numbers, and checked against `blockType` by a test:
   * its table would be a part of the boot script.
   */
  types?: readonly number[];
  /**
   * `visible`: when the block comes near the viewport; `idle`: when the page is idle; `touch`: at the first use,
   * because the HTML alone already does nearly everything. `never`: finished HTML, which is found by its number alone.
   * A block may name another moment by `data-when`, which may also be `near`: like `touch`, but the part of its kind
   * that works without its script begins when the block comes near the viewport.
   * @default 'visible'
   */
  when?: 'visible' | 'idle' | 'touch' | 'never';
  load?: () => Promise<BlockModule>;
  /**
   * Instead of `load`, set by the build alone (`fileHashes.js`): the hash in the name of the kind's file. Every page
   * would have to create a function for each kind.
   */
  hash?: string;
  /**
   * Controls that can do nothing before the script has loaded: a click on such a control waits and is then repeated
   * once. Everything else keeps the browser's behaviour.
   */
  waits?: string;
}

/**
 * Blocks with behaviour. A kind that is not listed is finished HTML; where its number is listed, its data attributes
 * are not read.
 */
export type BlockTable = readonly BlockRow[];

/** The script of a kind: by its row's `load`, or, in the built boot script, from the file beside it. */
export const importModule = ({ kind, load, hash }: BlockRow): Promise<BlockModule> =>
  load
    ? load()
    : hash
      ? (import(/* @vite-ignore */ `./${kind}-${hash}.js`) as Promise<BlockModule>)
      : Promise.reject(Error(`${kind} has no load`));

/**
 * The elements that can be blocks: roots of every age, and gallery sections that are no block themselves, also within an
 * accordion or a tab. A gallery section within a gallery block belongs to that block.
 */
export const blockSelector =
  '[data-block-type],.sqs-block,[data-controller^=Gallery]:not([data-block-type="8"] *,.gallery-block *)';

/** The first of two rows that claim the same counts: the row of a script of the site is added after ours. */
function rowsBy<Key>(
  table: BlockTable,
  keysOf: (row: BlockRow) => readonly Key[] | undefined,
): Map<Key, BlockRow> {
  const rows = new Map<Key, BlockRow>();
  for (const row of table)
    for (const key of keysOf(row) ?? []) if (!rows.has(key)) rows.set(key, row);
  return rows;
}

/** Finds the rows of blocks: by the number first, else by the definition's name, the controller or the class. */
export function createRowFinder(table: BlockTable): (element: Element) => BlockRow | undefined {
  const byNumber = rowsBy(table, ({ types }) => types);
  let byName: Map<string, BlockRow> | undefined;

  // The kind that a root names: pages of every age carry a name, or a number.
  const byWords = (said: string): BlockRow | undefined => {
    byName ??= rowsBy(table, ({ kind, aliases = [] }) => [kind, ...aliases]);
    const [definition, controller, ...classes] = said.toLowerCase().split(/\s/);
    return [
      // `website.components.map` is a map, `GalleryGrid` a gallery.
      definition!.split('.').pop(),
      controller!.startsWith('gallery') && 'gallery',
      ...classes.map((name) => /^sqs-block-(.+)/.exec(name)?.[1]),
      // Last, because it is the least specific: `gallery-block`, `summary-v2-block`.
      ...classes.map((name) => /^(.+?)(-v2)?-block$/.exec(name)?.[1]),
    ]
      .map((name) => byName!.get(name || ''))
      .find(Boolean);
  };
  // A page has many blocks of few kinds: each kind is looked up once. A missing attribute reads `null`, which is no
  // kind.
  const known: Record<string, [BlockRow | undefined]> = {};
  return (element) => {
    const row = byNumber.get(Number(element.getAttribute('data-block-type')));
    if (row) return row;
    const said = `${element.getAttribute('data-definition-name')} ${element.getAttribute('data-controller')} ${element.getAttribute('class')}`;
    return (known[said] ??= [byWords(said)])[0];
  };
}
