import type { SlideshowStore } from '../slideshows/slideshowStore';
import { isInView } from './isInView';
import { isRightToLeft } from './isRightToLeft';

export interface KeyboardOptions {
  /** @default ArrowLeft and ArrowRight, the other way round in a right-to-left page */
  keys?: { previous: string; next: string } | undefined;
}

const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"]';

/**
 * Arrow keys change the slide while the gallery is in view: when focus is inside, or nowhere in particular.
 * Ignored while typing, while animating and in every other widget ([GAL-9]).
 */
export function attachKeyboard(
  element: HTMLElement,
  store: Pick<SlideshowStore, 'next' | 'previous' | 'isBusy'>,
  { keys }: KeyboardOptions = {},
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const { previous, next } = keys ?? arrowKeys(element);
    if (event.key !== previous && event.key !== next) return;
    const target = event.target instanceof Element ? event.target : null;
    if (!target || target.closest(typing) || !isMine(element, target) || !isInView(element)) return;
    // A scrolling list would otherwise move by itself as well.
    event.preventDefault();
    if (store.isBusy()) return;
    if (event.key === next) store.next();
    else store.previous();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

function arrowKeys(element: Element): { previous: string; next: string } {
  return isRightToLeft(element)
    ? { previous: 'ArrowRight', next: 'ArrowLeft' }
    : { previous: 'ArrowLeft', next: 'ArrowRight' };
}

/** Without focus anywhere the keys belong to the first gallery in view, unless a dialog covers the page. */
function isMine(element: HTMLElement, target: Element): boolean {
  if (element.contains(target)) return true;
  if (target !== document.body && target !== document.documentElement) return false;
  if (document.querySelector('dialog:modal, [aria-modal="true"]')) return false;
  return [...document.querySelectorAll('[data-gallery-keys]')].find(isInView) === element;
}
