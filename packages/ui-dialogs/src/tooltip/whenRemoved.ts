import { whenChanged } from '../layer/whenChanged';

/** Whether an element is on the page and visible. */
export function isThere(element: HTMLElement): boolean {
  return element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/**
 * Calls back when an element is removed or hidden, because then no pointer or focus event reports
 * it.
 * @returns a function that undoes it
 */
export const whenRemoved = (element: HTMLElement, callback: () => void): (() => void) =>
  whenChanged(element, { attributes: true }, () => {
    if (!isThere(element)) callback();
  });
