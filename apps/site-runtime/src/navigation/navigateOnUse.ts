import type { Detach, Host } from '../boot/host';
import { isSoftlyNavigated } from './isSoftlyNavigated';

/**
 * Signs that somebody is there who may follow a link; the file is there before a pointer has reached it. Not `scroll`:
 * who only reads follows none, and nobody does without one of these.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Brings soft navigation at the first sign of use: a visitor who only looks never pays for it. A link that is followed
 * before the file is there loads its page as links do.
 */
export function navigateOnUse(host: Host): Detach {
  const { document: page } = host;
  if (!isSoftlyNavigated(page)) return () => {};
  const waiting = new AbortController();
  let isGone = false;
  let stop: Detach | undefined;

  async function start(): Promise<void> {
    waiting.abort();
    try {
      const { startNavigation } = await import('./startNavigation');
      if (!isGone) stop = startNavigation(host);
    } catch (error) {
      host.report(error, 'navigation');
    }
  }
  for (const sign of signs) {
    page.addEventListener(sign, () => void start(), {
      signal: waiting.signal,
      capture: true,
      passive: true,
    });
  }
  return () => {
    isGone = true;
    waiting.abort();
    stop?.();
  };
}
