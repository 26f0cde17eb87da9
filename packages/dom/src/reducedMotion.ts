const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion ([DOM-5]); `false` without a window. */
export function prefersReducedMotion(): boolean {
  return (
    typeof window !== 'undefined' &&
    // A test environment without layout has no `matchMedia` either.
    (window.matchMedia?.(query).matches ?? false)
  );
}

/**
 * Calls back when the visitor's preference for reduced motion changes while the page is open
 * ([DOM-5]).
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { prefersReducedMotion, watchReducedMotion } from '@plinth/dom';
 *
 * const follow = () => document.body.toggleAttribute('data-still', prefersReducedMotion());
 * follow();
 * const undo = watchReducedMotion(follow);
 * ```
 */
export function watchReducedMotion(callback: () => void): () => void {
  // A test environment without layout has no `matchMedia`, and Safari before 14 has no change
  // events for it.
  const motion = window.matchMedia?.(query) as Partial<MediaQueryList> | undefined;
  motion?.addEventListener?.('change', callback);
  return () => motion?.removeEventListener?.('change', callback);
}
