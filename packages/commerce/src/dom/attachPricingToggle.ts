import { attachOnce } from '@plinth/dom';
import { ownParts } from './ownParts';

/** A join section may contain its own toggle. */
const roots = '.pl-pricing-toggle';

/** The two options of a member-access page ([COM-16]). */
export type PricingOption = 'left' | 'right';

/**
 * Makes two buttons swap the content of a member-access page ([COM-16]). In the element,
 * `button[data-pricing-button="left"]` and `"right"` choose; elements with
 * `data-pricing-option="left"` or `"right"` (prices, join sections) are shown or hidden. The chosen
 * button has `aria-pressed="true"` and `pl-pricing-toggle-button--selected`; pressing it again does
 * nothing.
 * @returns a function that undoes it and keeps the choice
 */
export function attachPricingToggle(
  element: HTMLElement,
  { onChange }: { onChange?: ((option: PricingOption) => void) | undefined } = {},
): () => void {
  return attachOnce(element, 'pricing-toggle', () => {
    // The element may be a block around the toggle.
    const anchor = element.matches(roots) ? null : element.querySelector('[data-pricing-button]');
    const buttons = ownParts<HTMLElement>(element, '[data-pricing-button]', { roots, anchor });
    const attached = new AbortController();
    const show = (option: string | undefined) => {
      for (const button of buttons) {
        const isSelected = button.dataset['pricingButton'] === option;
        button.setAttribute('aria-pressed', String(isSelected));
        button.classList.toggle('pl-pricing-toggle-button--selected', isSelected);
      }
      const parts = ownParts<HTMLElement>(element, '[data-pricing-option]', { roots, anchor });
      for (const part of parts) part.hidden = part.dataset['pricingOption'] !== option;
    };
    const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
    show((buttons.find(isPressed) ?? buttons[0])?.dataset['pricingButton']);

    for (const button of buttons)
      button.addEventListener(
        'click',
        () => {
          if (isPressed(button)) return;
          const option = button.dataset['pricingButton'] as PricingOption;
          show(option);
          onChange?.(option);
        },
        { signal: attached.signal },
      );
    return () => attached.abort();
  });
}
