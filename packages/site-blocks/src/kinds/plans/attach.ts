import { attachPricingToggle } from '@plinth/commerce';

/** Swaps prices and join sections ([COM-16]). */
export const attach = (element: HTMLElement) => attachPricingToggle(element);
