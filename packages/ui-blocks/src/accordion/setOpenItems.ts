import { componentOf } from '../componentOf';

/** A property of the element, so that another copy of this package finds it. */
export const setOpenKey = Symbol.for('plinth.accordion.setOpen');

export interface ControlledAccordion extends HTMLElement {
  [setOpenKey]?: (places: readonly number[]) => void;
}

/**
 * Opens the items with these indexes, from 0, and closes all others, with the same animation as a
 * click. Has no effect on an accordion that is not attached. Does not call `onChange`. [BLK-4]
 *
 * @example
 * ```ts
 * import { attachAccordion, setOpenItems } from '@plinth/ui-blocks/accordion';
 *
 * const accordion = document.querySelector<HTMLElement>('.pl-accordion')!;
 * attachAccordion(accordion, { multiple: true, onChange: (open) => console.log(open) });
 * setOpenItems(accordion, [0, 2]);
 * ```
 */
export function setOpenItems(element: HTMLElement, places: readonly number[]): void {
  const root: ControlledAccordion = componentOf(
    element,
    '.pl-accordion, .accordion-items-container',
  );
  root[setOpenKey]?.(places);
}
