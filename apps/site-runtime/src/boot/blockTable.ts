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

const kindClass = /^sqs-block-(.+)/;

/** Where a root says what it is: pages of every age carry one of them. */
const marks = ['data-block-type', 'data-definition-name', 'data-controller', 'class'];

/** Finds the rows of blocks. A page has many blocks of few kinds: who says the same is looked up once. */
export function createRowFinder(table: BlockTable): (element: Element) => BlockRow | undefined {
  const known: Record<string, [BlockRow | undefined]> = {};
  return (element) => {
    const said = marks.map((mark) => element.getAttribute(mark)).join('\n');
    return (known[said] ??= [findRow(table, said.toLowerCase())])[0];
  };
}

/** By the number first, else by the definition's name, the controller or the class. */
function findRow(table: BlockTable, said: string): BlockRow | undefined {
  const [type, definition, controller] = said.split('\n');
  const number = Number(type);
  // `website.components.map` is a map, `GalleryGrid` a gallery.
  const names = [
    definition!.split('.').pop()!,
    controller!.startsWith('gallery') ? 'gallery' : '',
    ...said.split(/\s/).map((word) => kindClass.exec(word)?.[1]),
  ];
  return (
    table.find(({ types }) => types?.includes(number)) ??
    table.find(({ kind, aliases }) =>
      names.some((name) => name === kind || aliases?.includes(name!)),
    )
  );
}
