import { prefersReducedMotion } from '@plinth/dom/reduced-motion';

/** Whether the address turns off automatic motion with `nomotion=true` ([GAL-7]). */
export function isSwitchedOff(): boolean {
  return new URLSearchParams(location.search).get('nomotion') === 'true';
}

/** Whether automatic motion is off, by reduced motion or the address ([GAL-7], [GAL-23b]). */
export function isMotionReduced(): boolean {
  return prefersReducedMotion() || isSwitchedOff();
}
