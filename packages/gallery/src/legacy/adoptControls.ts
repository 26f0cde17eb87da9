import type { ElementChanges } from '../dom/changeElements';
import type { LegacyGallery } from './legacyGallery';

/**
 * Adopts the buttons of a published page. If the page draws its own icon, ours is not added: two
 * arrows would overlap.
 */
export function adoptControls(controls: HTMLElement, changes: ElementChanges): void {
  const find = (name: string, side: string) => {
    const named = controls.querySelector<HTMLElement>(
      `[data-${name}], [class*="${name.slice(0, 4)}"], [aria-label^="${name}" i], [class*="--${side}"]`,
    );
    return named?.querySelector<HTMLElement>('button, a, [role=button]') ?? named;
  };
  const buttons = [
    [find('previous', 'left'), 'pl-gallery-previous'],
    [find('next', 'right'), 'pl-gallery-next'],
  ] as const;
  for (const [button, name] of buttons) {
    if (!button) continue;
    // Checked before our style sheet applies.
    if (drawsItself(button)) changes.setAttributes(button, { 'data-own-sign': '' });
    changes.addClass(button, name);
    // On newer pages each button has its own wrapper.
    if (button.parentElement !== controls) changes.setAttributes(controls, { 'data-nested': '' });
  }
  changes.addClass(controls, 'pl-gallery-controls');
}

/** Positions separate buttons beside the slides, like those in a common container. */
export function adoptLooseButtons(
  buttons: NonNullable<LegacyGallery['buttons']>,
  list: Element,
  changes: ElementChanges,
): void {
  for (const [name, button] of Object.entries(buttons)) {
    changes.setAttributes(button, {
      'data-loose': '',
      'data-own-sign': drawsItself(button) ? '' : null,
    });
    changes.addClass(button, `pl-gallery-${name}`);
    for (let at = button.parentElement; at && !at.contains(list); at = at.parentElement)
      changes.setAttributes(at, { 'data-loose-holder': '' });
  }
}

function drawsItself(button: HTMLElement): boolean {
  if (button.textContent.trim() !== '' || button.querySelector('svg, img, i, span')) return true;
  if (getComputedStyle(button).backgroundImage !== 'none') return true;
  return ['::before', '::after'].some((pseudo) => {
    const { content, backgroundImage, borderStyle } = getComputedStyle(button, pseudo);
    const isDrawn = content !== 'none' && content !== 'normal';
    return isDrawn && (content !== '""' || backgroundImage !== 'none' || borderStyle !== 'none');
  });
}
