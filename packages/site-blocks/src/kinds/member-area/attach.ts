import { attachPricingToggle } from '@plinth/commerce';

/**
 * Attaches the toggle between two billing plans ([COM-16]); a member area with one plan has none.
 */
export function attach(element: HTMLElement) {
  const toggle = element.querySelector<HTMLElement>('.pl-pricing-toggle');
  return toggle ? attachPricingToggle(toggle) : undefined;
}
