export { attachAccordion } from './accordion/attachAccordion';
export { accordionDuration } from './accordion/animateHeight';
export type { AccordionOptions } from './accordion/accordionOptions';
export { setOpenItems } from './accordion/setOpenItems';
