import { isComposing } from '@plinth/dom/is-composing';
import { deepActive } from './deepActive';
import { isScroller } from './isScroller';
import { tabbable } from './tabbable';

/**
 * Wraps the Tab key at both ends of a layer, where the browser would move focus to its own toolbar.
 * [DLG-3]
 */
export function listenForTab(inside: HTMLElement, signal: AbortSignal): void {
  const made = new Set<HTMLElement>();
  signal.addEventListener('abort', () => made.forEach((each) => each.removeAttribute('tabindex')));
  inside.addEventListener(
    'keydown',
    (event) => {
      // While a text is composed, Tab chooses among its suggestions.
      if (event.key !== 'Tab' || event.defaultPrevented || isComposing(event)) return;
      const stops = tabbable(inside);
      // Not every browser makes a scrolling area focusable, and without focus no key scrolls it.
      for (const stop of stops) {
        if (stop.hasAttribute('tabindex') || stop.tabIndex >= 0 || !isScroller(stop)) continue;
        stop.tabIndex = 0;
        made.add(stop);
      }
      const target = turn(inside, stops, event.shiftKey);
      if (!target) return;
      event.preventDefault();
      if (target !== inside) target.focus();
    },
    { signal },
  );
}

/**
 * The target of Tab at an end: the other end, or the layer itself if it has no stops; `undefined`
 * leaves Tab to the browser.
 */
function turn(
  inside: HTMLElement,
  stops: readonly HTMLElement[],
  backwards: boolean,
): HTMLElement | undefined {
  const active = deepActive(inside.ownerDocument);
  if (!active || stops.length === 0) return inside;
  if (active === inside) return backwards ? stops.at(-1) : undefined;
  const index = stops.indexOf(active as HTMLElement);
  const side = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isBeside = (other: Element): boolean =>
    (active.compareDocumentPosition(other) & side) !== 0 && !active.contains(other);
  const goesOn =
    index < 0 ? stops.some(isBeside) : backwards ? index > 0 : index < stops.length - 1;
  if (goesOn || mayHoldStops(inside, isBeside)) return undefined;
  return backwards ? stops.at(-1) : stops[0];
}

/**
 * Whether there is a web component with a closed shadow root on the way; only the browser can tell
 * what Tab reaches in it.
 */
function mayHoldStops(inside: HTMLElement, isBeside: (element: Element) => boolean): boolean {
  const active = inside.ownerDocument.activeElement!;
  return [...inside.querySelectorAll(':defined')].some(
    (each) =>
      each.localName.includes('-') && !each.shadowRoot && (each === active || isBeside(each)),
  );
}
