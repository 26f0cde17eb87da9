import { onHide } from './onHide';
import type { Transport } from './transport';

/**
 * Leftovers of earlier pages are sent after this page has settled, when their own page no longer
 * sends them.
 */
const leftoversAfterMs = 10_000;

/**
 * Connects a transport with the life of its page: it flushes when the page is hidden, and sends
 * waiting requests when the connection returns. Attach it after the senders' own listeners.
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
