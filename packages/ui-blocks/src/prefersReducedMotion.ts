export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.(reducedMotion).matches ?? false;
}
