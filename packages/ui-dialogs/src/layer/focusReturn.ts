import { deepActive } from './deepActive';
import { layerStack } from './layerStack';
import { isInside, shownIn } from './shownIn';
import { focusable, tabbable } from './tabbable';

/**
 * Remembers the focused element and returns a function that restores the focus.
 *
 * Safari does not focus a clicked button, so the target of the current event is used as well. If
 * the element has been removed by then (such as a row whose deletion was confirmed), focus goes to
 * the nearest remaining ancestor instead of the top of the page. If it
 * was inside a layer that has closed, focus goes where that layer would have returned it.
 */
export function rememberFocus(page: Document): () => void {
  const active = deepActive(page);
  const origin = active && active !== page.body ? (active as HTMLElement) : clickedControl(page);
  const { layers } = layerStack(page);
  const chain: HTMLElement[] = [];
  let around: (typeof layers)[number] | undefined;
  for (let at = origin; at && at !== page.body && !around; at = shownIn(at)) {
    chain.push(at);
    around = layers.find(({ modal, element }) => modal && element === at);
  }
  return () => {
    for (const element of chain) if (element.isConnected && focusInto(element)) return;
    around?.giveBack?.();
  };
}

function clickedControl(page: Document): HTMLElement | null {
  // `window.event` is the only access to the event: a promise-style `confirm()` receives none.
  const target = page.defaultView?.event?.target;
  return target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
}

/** Focuses the element or the first focusable element in it. */
export function focusInto(element: HTMLElement): boolean {
  const page = element.ownerDocument;
  element.focus({ preventScroll: true });
  if (deepActive(page) === element) return true;
  tabbable(element)[0]?.focus({ preventScroll: true });
  return isInside(deepActive(page), element);
}
