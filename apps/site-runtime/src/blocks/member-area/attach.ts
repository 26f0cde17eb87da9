import { attachPricingToggle } from '@plinth/commerce';

/** Two ways to pay swap what the page shows ([COM-16]); a member area with one has nothing to attach. */
export function attach(element: HTMLElement) {
  const toggle = element.querySelector<HTMLElement>('.pl-pricing-toggle');
  return toggle ? attachPricingToggle(toggle) : undefined;
}
