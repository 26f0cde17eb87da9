/** Logs an error on each call without a window, because nothing can move without a page. [DLG-5] */
export function hasWindow(): boolean {
  if (typeof window !== 'undefined') return true;
  console.error('animations failure when there is no window context');
  return false;
}
