import { attachOnce } from './attachOnce';
import { ownParts } from './ownParts';

/** A join section may hold a toggle of its own. */
const roots = '.pl-pricing-toggle';

/** The two options of a member-access page ([COM-16]). */
export type PricingOption = 'left' | 'right';

/**
 * Lets two buttons swap what a member-access page shows ([COM-16]). In the element, `button[data-pricing-button="left"]`
 * and `"right"` choose; everything with `data-pricing-option="left"` or `"right"` (prices, join sections) is shown or
 * hidden. The chosen button has `aria-pressed="true"` and `pl-pricing-toggle-button--selected`; pressing it again does
 * nothing.
 *
 * @returns a function that undoes it, which leaves the choice as it is
 */
export function attachPricingToggle(
  element: HTMLElement,
  { onChange }: { onChange?: ((option: PricingOption) => void) | undefined } = {},
): () => void {
  return attachOnce(element, 'pricing-toggle', () => {
    const buttons = ownParts<HTMLElement>(element, '[data-pricing-button]', { roots });
    const attached = new AbortController();
    const show = (option: string | undefined) => {
      for (const button of buttons) {
        const isSelected = button.dataset['pricingButton'] === option;
        button.setAttribute('aria-pressed', String(isSelected));
        button.classList.toggle('pl-pricing-toggle-button--selected', isSelected);
      }
      for (const part of ownParts<HTMLElement>(element, '[data-pricing-option]', { roots }))
        part.hidden = part.dataset['pricingOption'] !== option;
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
