/**
 * Whether the visitor went back or forward to this page. Where the back/forward cache has dropped it, the browser shows
 * the cached HTML, however old it is.
 */
export function isOutOfHistory({ performance }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.type === 'back_forward';
}
