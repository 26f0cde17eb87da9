import type { BlockRow } from './blockTable';
import type { Detach } from '@plinth/site-blocks/host';

/** A block of the page, from its discovery until its root is removed. */
export interface Block {
  readonly element: HTMLElement;
  readonly row: BlockRow;
  started?: Promise<void>;
  /** Does without the script what pressing a control requests; false where that has to wait for the script. */
  answer?: (control: Element) => boolean;
  /** Undoes the work for the block so far. */
  detach?: Detach | void;
  attached?: true;
  gone?: true;
}
