import type { Detach, Host } from '../boot/host';

/**
 * Signs that somebody is there who may use the page; the file that waits is there before a pointer has reached
 * anything. Not `scroll`: who only reads uses nothing, and nobody does without one of these.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Does something once, at the first sign of use: a visitor who only looks never pays for it. */
export function whenUsed({ document: page, whenIdle }: Host, task: () => void): Detach {
  const waiting = new AbortController();
  const options = { signal: waiting.signal, capture: true, passive: true };
  let isGone = false;
  const use = () => {
    waiting.abort();
    // What the visitor does comes first.
    whenIdle(() => isGone || task());
  };
  for (const sign of signs) page.addEventListener(sign, use, options);
  return () => {
    isGone = true;
    waiting.abort();
  };
}
