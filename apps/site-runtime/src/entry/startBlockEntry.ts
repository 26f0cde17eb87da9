import type { Detach, Host } from '@plinth/site-blocks/host';

/**
 * Marks blocks with an entry animation when they are first seen ([RUN-31]); the sheet `base.css` animates them. A
 * legacy page names its own marker.
 */
export async function startBlockEntry(
  host: Host,
  { selector = '[data-entry]', marker }: { selector?: string; marker?: string } = {},
): Promise<Detach> {
  const elements = host.document.querySelectorAll(selector);
  if (elements.length === 0) return () => {};
  const { watchBlockEntry } = await import('./watchBlockEntry');
  return watchBlockEntry(host, elements, marker);
}
