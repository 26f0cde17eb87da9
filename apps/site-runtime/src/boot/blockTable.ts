import type { Detach, Host } from './host';

export interface BlockModule {
  attach(element: HTMLElement, host: Host): Detach | void | Promise<Detach | void>;
}

export interface BlockRow {
  /** The kind as classes (`sqs-block-<kind>`) and `data-definition-name` spell it. */
  kind: string;
  /** Other spellings: wrapper blocks (1337) name some kinds by words of their own. */
  aliases?: readonly string[];
  /** The numbers of `data-block-type` that mean this kind. */
  types?: readonly number[];
  /**
   * `visible`: when it comes near the viewport; `idle`: when the page is quiet;
   * `touch`: at the first sign of use, because the HTML alone already does nearly everything.
   * A block may ask for another moment by `data-when`, and there for `near` too: like `touch`, but what its kind does
   * without its script begins when it comes near the viewport.
   * @default 'visible'
   */
  when?: 'visible' | 'idle' | 'touch';
  load: () => Promise<BlockModule>;
  /**
   * Controls that can do nothing before the script is there: a click on one waits and is then repeated once.
   * Everything else keeps what the browser does by itself.
   */
  waits?: string;
}

/** Blocks with behaviour. A kind that is not here is finished HTML and costs nothing. */
export type BlockTable = readonly BlockRow[];

/** What can be a block: roots of every age, and sections that are a gallery without being a block. */
export const blockSelector =
  '[data-block-type],.sqs-block,[data-controller^=Gallery]:not(.sqs-block *)';

const kindClass = 'sqs-block-';

/** Finds the rows of blocks: by the number first, else by the definition's name, the controller or the class. */
export function createRowFinder(table: BlockTable): (element: Element) => BlockRow | undefined {
  const rows = new Map<number | string, BlockRow>();
  for (const row of table) {
    const { kind, aliases = [], types = [] } = row;
    // Of two that claim the same the first one counts: that of a script of the site comes later than ours.
    for (const key of [...types, ...[kind, ...aliases].map((name) => kindClass + name)])
      if (!rows.has(key)) rows.set(key, row);
  }

  // Where a root says in words what it is: pages of every age carry one of them, or a number.
  const byWords = (said: string): BlockRow | undefined => {
    const [definition, controller, ...classes] = said.toLowerCase().split(/\s/);
    return [
      // `website.components.map` is a map, `GalleryGrid` a gallery.
      kindClass + definition!.split('.').pop(),
      controller!.startsWith('gallery') ? kindClass + 'gallery' : '',
      ...classes,
    ]
      .map((name) => rows.get(name))
      .find(Boolean);
  };
  // A page has many blocks of few kinds: who says the same is looked up once. What is not said reads `null`, which is no kind.
  const known: Record<string, [BlockRow | undefined]> = {};
  return (element) => {
    const row = rows.get(Number(element.getAttribute('data-block-type')));
    if (row) return row;
    const said = `${element.getAttribute('data-definition-name')} ${element.getAttribute('data-controller')} ${element.getAttribute('class')}`;
    return (known[said] ??= [byWords(said)])[0];
  };
}
