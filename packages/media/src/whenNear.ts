import { whenVisible } from '@plinth/dom';
import { lazyMargin } from './images/imageSizes';

/**
 * Calls back once when an element comes near the window; at once where nobody can tell.
 * @param signal ends the waiting
 */
export function whenNear(element: Element, callback: () => void, signal: AbortSignal): void {
  signal.addEventListener('abort', whenVisible(element, callback, { margin: lazyMargin }));
}
