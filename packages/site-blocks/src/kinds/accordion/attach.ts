import { attachAccordion } from '@plinth/ui-blocks/accordion';

const root = '.pl-accordion, .accordion-items-container';

/** Opens and closes with an animation; the markup alone does so without. */
export function attach(element: HTMLElement) {
  const list = element.querySelector<HTMLElement>(root);
  return list ? attachAccordion(list) : undefined;
}
