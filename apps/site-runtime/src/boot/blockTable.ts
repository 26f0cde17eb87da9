import type { Detach, Host } from './host';

export interface BlockModule {
  attach(element: HTMLElement, host: Host): Detach | void | Promise<Detach | void>;
}

export interface BlockRow {
  /** The kind as classes (`sqs-block-<kind>`) and `data-definition-name` spell it. */
  kind: string;
  /** The numbers of `data-block-type` that mean this kind. */
  types: readonly number[];
  /**
   * `visible`: when it comes near the viewport; `idle`: when the page is quiet;
   * `touch`: at the first sign of use, because the HTML alone already does nearly everything.
   */
  when: 'visible' | 'idle' | 'touch';
  load: () => Promise<BlockModule>;
  /**
   * Controls that can do nothing before the script is there: a click on one waits and is then repeated once.
   * Everything else keeps what the browser does by itself.
   */
  waits?: string;
}

/** Blocks with behaviour. A kind that is not here is finished HTML and costs nothing. */
export type BlockTable = readonly BlockRow[];

const kindClass = /(?:^|\s)sqs-block-([a-z0-9-]+)/gi;

/** Finds a block's row by its number, its definition name or its class: pages of every age carry one of them. */
export function findRow(table: BlockTable, element: Element): BlockRow | undefined {
  const number = Number(element.getAttribute('data-block-type'));
  const names = [element.getAttribute('data-definition-name')?.toLowerCase()];
  for (const found of element.className.matchAll?.(kindClass) ?? []) names.push(found[1]);
  return (
    table.find((row) => row.types.includes(number)) ?? table.find((row) => names.includes(row.kind))
  );
}
