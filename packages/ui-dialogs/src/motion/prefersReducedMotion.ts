/** Whether the visitor asked for less motion; `false` where there is no window. */
export function prefersReducedMotion(): boolean {
  return (
    typeof window !== 'undefined' &&
    // A test environment without layout has no matchMedia either.
    (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
  );
}
