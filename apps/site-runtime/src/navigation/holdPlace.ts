import type { Detach, Host } from '@plinth/site-blocks/host';

/** Milliseconds that late content is waited for: pictures without sizes, fonts, frames. */
const maxHold = 10_000;
/** The events by which a visitor moves the page. Scroll events do not show who scrolled. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The element that the page's address names. */
export function fragmentTarget(page: Document): HTMLElement | null {
  const fragment = page.defaultView!.location.hash.slice(1);
  try {
    return page.getElementById(decodeURIComponent(fragment));
  } catch {
    // Percent characters that encode nothing: the id may be spelt like that.
    return page.getElementById(fragment);
  }
}

/**
 * Keeps the place that the address names in view, while content above it still grows: not every browser does so. Ends
 * when the visitor moves the page, when it is left, or after ten seconds. @returns a function that undoes it
 */
export function holdPlace(host: Host): Detach {
  const page = host.document;
  const target = fragmentTarget(page);
  if (!target) return () => {};
  const view = page.defaultView!;
  const held = new AbortController();
  const { signal } = held;
  const end = (): void => held.abort();
  let height = page.documentElement.scrollHeight;
  const sizes = new ResizeObserver(() => {
    const now = page.documentElement.scrollHeight;
    if (now === height) return;
    height = now;
    // Where it is in place already, this moves nothing.
    if (target.isConnected) target.scrollIntoView({ behavior: 'instant' });
  });
  sizes.observe(page.body);
  const timer = setTimeout(end, maxHold);
  for (const type of ownMoves)
    view.addEventListener(type, end, { capture: true, passive: true, signal });
  view.addEventListener('hashchange', end, { signal });
  const stopListening = host.on('page-left', end);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    sizes.disconnect();
    stopListening();
  });
  return end;
}

/**
 * For a page that was loaded at a place: held only while it is still in view, because the visitor may have scrolled on.
 */
export function holdLoadedPlace(host: Host): Detach {
  const target = fragmentTarget(host.document);
  if (!target) return () => {};
  const { scrollMarginBlockStart } = getComputedStyle(target);
  const { scrollPaddingBlockStart } = getComputedStyle(host.document.documentElement);
  const room =
    (parseFloat(scrollMarginBlockStart) || 0) + (parseFloat(scrollPaddingBlockStart) || 0);
  const distance = target.getBoundingClientRect().top - room;
  return Math.abs(distance) <= 2 ? holdPlace(host) : () => {};
}
