import { attachPricingToggle } from '@plinth/commerce';

/** Attaches the switch between two billing plans ([COM-16]); a member area with one plan has no switch. */
export function attach(element: HTMLElement) {
  const toggle = element.querySelector<HTMLElement>('.pl-pricing-toggle');
  return toggle ? attachPricingToggle(toggle) : undefined;
}
