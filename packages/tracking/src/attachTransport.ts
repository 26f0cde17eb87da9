import { onHide } from './onHide';
import type { Transport } from './transport';

/** Leftovers of earlier pages are sent when this page has settled, and never while their own page may still be at it. */
const leftoversAfterMs = 10_000;

/**
 * Lets a transport follow the life of its page: it flushes when the page is hidden, and a returning connection sends
 * what waits. Attach it after the senders' own listeners.
 *
 * @returns a function that stops it
 */
export function attachTransport(view: Window, { transport }: { transport: Transport }): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  const timer = view.setTimeout(transport.sendLeftovers, leftoversAfterMs);
  onHide(view, signal, transport.flush);
  view.addEventListener('online', transport.reconnect, { signal });
  return () => {
    view.clearTimeout(timer);
    attached.abort();
  };
}
