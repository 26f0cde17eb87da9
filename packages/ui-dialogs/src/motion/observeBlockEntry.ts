import { hasWindow } from './hasWindow';
import { prefersReducedMotion } from '@plinth/dom';

/** The visible shares of an element at which the browser reports it. [DLG-5] */
export const blockEntryThresholds: readonly number[] = [0, 0.1, 0.25, 0.5, 1];

export interface BlockEntryOptions {
  /** In edit mode nothing is observed or marked. @default false */
  isEditing?: boolean | undefined;
  /** The attribute of an element that has been at least partly visible. @default 'data-loaded' */
  marker?: string | undefined;
  /** Called with each block that becomes visible. */
  onEntry?: ((element: Element) => void) | undefined;
}

/**
 * Marks each element once it has been at least partly visible; CSS does the animation. With reduced
 * motion, or without `IntersectionObserver`, all are marked at once. @returns a function that
 * undoes it [DLG-5]
 *
 * @example
 * ```ts
 * import { observeBlockEntry } from '@plinth/ui-dialogs/motion';
 *
 * const detach = observeBlockEntry(document.querySelectorAll('.block'), {
 *   onEntry: (block) => block.classList.add('is-seen'),
 * });
 * ```
 */
export function observeBlockEntry(
  elements: Iterable<Element>,
  { isEditing = false, marker = 'data-loaded', onEntry }: BlockEntryOptions = {},
): () => void {
  if (!hasWindow() || isEditing) return () => {};
  const enter = (element: Element): void => {
    element.setAttribute(marker, '');
    onEntry?.(element);
  };
  if (prefersReducedMotion() || typeof IntersectionObserver === 'undefined') {
    for (const element of elements) enter(element);
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        // An element without height (a spacer, a picture still loading) is visible with a ratio of 0.
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        enter(entry.target);
      }
    },
    { threshold: [...blockEntryThresholds] },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
