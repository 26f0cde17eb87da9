import { prefersReducedMotion } from '@plinth/dom/reduced-motion';

/** Whether the address says that nothing moves by itself, `nomotion=true` ([GAL-7]). */
export function isSwitchedOff(): boolean {
  return new URLSearchParams(location.search).get('nomotion') === 'true';
}

/** Whether nothing may move by itself: reduced motion, or the address says so ([GAL-7], [GAL-23b]). */
export function isMotionReduced(): boolean {
  return prefersReducedMotion() || isSwitchedOff();
}
