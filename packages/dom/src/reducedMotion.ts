const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion ([DOM-5]); `false` where there is no window. */
export function prefersReducedMotion(): boolean {
  return (
    typeof window !== 'undefined' &&
    // A test environment without layout has no matchMedia either.
    (window.matchMedia?.(query).matches ?? false)
  );
}

/**
 * Calls back when the visitor asks for less motion, or no longer does, while the page is open ([DOM-5]).
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
  // A test environment without layout has no matchMedia, Safari before 14 no events of it.
  const motion = window.matchMedia?.(query) as Partial<MediaQueryList> | undefined;
  motion?.addEventListener?.('change', callback);
  return () => motion?.removeEventListener?.('change', callback);
}
