import { componentOf } from '../componentOf';

/** On the element itself: another copy of this package finds it as well. */
export const setOpenKey = Symbol.for('plinth.accordion.setOpen');

export interface ControlledAccordion extends HTMLElement {
  [setOpenKey]?: (places: readonly number[]) => void;
}

/**
 * Opens the items of these places, counted from 0, and closes all others, with the same movement as a click; an accordion
 * that is not attached stays as it is. `onChange` is not told what you know already. [BLK-4]
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
