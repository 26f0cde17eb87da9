import { isCovered } from './isCovered';
import { isInView } from './isInView';
import { isRightToLeft } from '@plinth/dom/is-right-to-left';
import { takesArrows } from './ownControl';
import type { Presses } from './rememberPresses';

export interface KeyboardOptions {
  /** @default ArrowLeft and ArrowRight, swapped in a right-to-left page */
  keys?: { previous: string; next: string } | undefined;
}

/**
 * Arrow keys change the slide while the gallery is in view, if focus is inside or on no element.
 * Ignored while typing, and in other widgets ([GAL-9]).
 */
export function attachKeyboard(
  element: HTMLElement,
  { next: goOn, previous: goBack }: Pick<Presses, 'next' | 'previous'>,
  { keys }: KeyboardOptions = {},
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const { previous, next } = keys ?? arrowKeys(element);
    if (event.key !== previous && event.key !== next) return;
    const target = event.target instanceof Element ? event.target : null;
    if (!target || takesArrows(target) || !isMine(element, target) || !isInView(element)) return;
    // Otherwise a scrolling list would also scroll.
    event.preventDefault();
    if (event.key === next) goOn();
    else goBack();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

function arrowKeys(element: Element): { previous: string; next: string } {
  return isRightToLeft(element)
    ? { previous: 'ArrowRight', next: 'ArrowLeft' }
    : { previous: 'ArrowLeft', next: 'ArrowRight' };
}

/**
 * Without a focused element the keys belong to the first gallery in view, unless a dialog covers
 * the page.
 */
function isMine(element: HTMLElement, target: Element): boolean {
  // An inner gallery in a slide takes precedence.
  if (element.contains(target)) return target.closest('[data-gallery-keys]') === element;
  if (target !== document.body && target !== document.documentElement) return false;
  if (isCovered(element)) return false;
  return [...document.querySelectorAll('[data-gallery-keys]')].find(isInView) === element;
}
