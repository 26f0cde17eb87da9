import { prefersReducedMotion } from '@plinth/ui-dialogs/motion';

/** Whether the address says that nothing moves by itself, `nomotion=true` ([GAL-7]). */
export function isSwitchedOff(): boolean {
  return new URLSearchParams(location.search).get('nomotion') === 'true';
}

/** Whether nothing may move by itself: reduced motion, or the address says so ([GAL-7], [GAL-23b]). */
export function isMotionReduced(): boolean {
  return prefersReducedMotion() || isSwitchedOff();
}

/** Calls back when the visitor asks for less motion, or no longer does, while the page is open. @returns a function that undoes it */
export function whenMotionPreferenceChanges(callback: () => void): () => void {
  // A test environment without layout has no matchMedia, Safari before 14 no events of it.
  const query = window.matchMedia?.('(prefers-reduced-motion: reduce)') as
    Partial<MediaQueryList> | undefined;
  query?.addEventListener?.('change', callback);
  return () => query?.removeEventListener?.('change', callback);
}
