import { tabbable } from './tabbable';

/**
 * Remembers where focus is, and returns the function that brings it back.
 *
 * Safari does not focus a clicked button, so the event that is being handled counts as well. When the element is gone
 * by then (the row whose deletion was confirmed), focus goes to the nearest place that is left instead of the top of the page.
 */
export function rememberFocus(page: Document): () => void {
  const active = page.activeElement;
  const origin = active && active !== page.body ? (active as HTMLElement) : clickedControl(page);
  const chain: HTMLElement[] = [];
  for (let at = origin; at && at !== page.body; at = at.parentElement) chain.push(at);
  return () => {
    for (const element of chain) if (element.isConnected && focusInto(element)) return;
  };
}

function clickedControl(page: Document): HTMLElement | null {
  // `window.event` is the only way to know it here: nobody hands an event to a promise-style `confirm()`.

  const target = page.defaultView?.event?.target;
  return target instanceof Element
    ? target.closest<HTMLElement>('a[href],button,input,select,textarea,summary,[tabindex]')
    : null;
}

/** Focuses the element or the first thing in it that takes focus. */
export function focusInto(element: HTMLElement): boolean {
  const page = element.ownerDocument;
  element.focus({ preventScroll: true });
  if (page.activeElement === element) return true;
  tabbable(element)[0]?.focus({ preventScroll: true });
  return element.contains(page.activeElement);
}
