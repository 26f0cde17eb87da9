import { prefersReducedMotion } from '@plinth/ui-dialogs/motion';

/** Whether nothing may move by itself: reduced motion, or `nomotion=true` in the address ([GAL-7], [GAL-23]). */
export function isStill(): boolean {
  return prefersReducedMotion() || new URLSearchParams(location.search).get('nomotion') === 'true';
}
