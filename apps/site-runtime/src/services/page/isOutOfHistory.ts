/**
 * Whether the visitor went back or forward to this page. Where the back/forward cache has let go of it, the browser
 * shows the HTML that it had kept, as old as it is.
 */
export function isOutOfHistory({ performance }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.type === 'back_forward';
}
