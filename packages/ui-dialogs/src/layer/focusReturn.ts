import { deepActive } from './deepActive';
import { focusable, tabbable } from './tabbable';

/**
 * Remembers where focus is, and returns the function that brings it back.
 *
 * Safari does not focus a clicked button, so the event that is being handled counts as well. When the element is gone
 * by then (the row whose deletion was confirmed), focus goes to the nearest place that is left instead of the top of the page.
 */
export function rememberFocus(page: Document): () => void {
  const active = deepActive(page);
  const origin = active && active !== page.body ? (active as HTMLElement) : clickedControl(page);
  const chain: HTMLElement[] = [];
  for (let at = origin; at && at !== page.body; at = shownIn(at)) chain.push(at);
  return () => {
    for (const element of chain) if (element.isConnected && focusInto(element)) return;
  };
}

/** The parent, or the web component in whose shadow the element stands. */
function shownIn(element: HTMLElement): HTMLElement | null {
  const root = element.parentElement ? undefined : element.getRootNode();
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : element.parentElement;
}

function clickedControl(page: Document): HTMLElement | null {
  // `window.event` is the only way to know it here: nobody hands an event to a promise-style `confirm()`.
  const target = page.defaultView?.event?.target;
  return target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
}

/** Focuses the element or the first thing in it that takes focus. */
export function focusInto(element: HTMLElement): boolean {
  const page = element.ownerDocument;
  element.focus({ preventScroll: true });
  if (deepActive(page) === element) return true;
  const first = tabbable(element)[0];
  first?.focus({ preventScroll: true });
  return element.contains(page.activeElement) || (!!first && deepActive(page) === first);
}
