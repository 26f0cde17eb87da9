import type { Transport } from './transport';

/** Leftovers of earlier pages are sent when this page has settled, and never while their own page may still be at it. */
const leftoversAfterMs = 10_000;

/**
 * Lets a transport follow the life of its page: hidden and `pagehide` flush (`unload` no longer fires in Chrome:
 * https://developer.chrome.com/docs/web-platform/deprecating-unload), a returning connection sends what waits.
 * Attach it after the senders' own listeners.
 *
 * @returns stops it
 */
export function attachTransport(view: Window, { transport }: { transport: Transport }): () => void {
  const { document } = view;
  const hide = () => {
    if (document.visibilityState === 'hidden') transport.flush();
  };
  const leave = () => transport.flush();
  const collect = () => transport.sendLeftovers();
  document.addEventListener('visibilitychange', hide);
  view.addEventListener('pagehide', leave);
  view.addEventListener('online', collect);
  const timer = view.setTimeout(collect, leftoversAfterMs);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    view.removeEventListener('pagehide', leave);
    view.removeEventListener('online', collect);
    view.clearTimeout(timer);
  };
}
