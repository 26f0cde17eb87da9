import { whenVisible } from '@plinth/dom';
import { lazyMargin } from './images/imageSizes';

/**
 * Calls back once when an element is near the window; at once without `IntersectionObserver`.
 * @param signal ends the wait
 */
export function whenNear(element: Element, callback: () => void, signal: AbortSignal): void {
  signal.addEventListener('abort', whenVisible(element, callback, { margin: lazyMargin }));
}
