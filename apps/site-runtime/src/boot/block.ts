import type { BlockRow } from './blockTable';
import type { Detach } from '@plinth/site-blocks/host';

/** A block of the page, from the moment it was found until its root goes. */
export interface Block {
  readonly element: HTMLElement;
  readonly row: BlockRow;
  started?: Promise<void>;
  /** Does without the script what a press of a control asks for; false where that has to wait for it. */
  answer?: (control: Element) => boolean;
  /** Undoes what was done for the block so far. */
  detach?: Detach | void;
  attached?: true;
  gone?: true;
}
