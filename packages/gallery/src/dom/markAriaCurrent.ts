import type { SlideshowStore } from '../slideshows/slideshowStore';
import { setAttribute } from './changeElements';

/**
 * Marks the element of the current slide among the elements for the slides.
 * @param onMark called with each marked element, and whether another was marked before
 * @returns a function that undoes it
 */
export function markAriaCurrent(
  elements: readonly HTMLElement[],
  store: SlideshowStore,
  onMark?: (element: HTMLElement, isMoved: boolean) => void,
): () => void {
  let marked: HTMLElement | undefined;
  const unmark = () => marked && setAttribute(marked, 'aria-current', null);
  const mark = () => {
    const element = elements[store.getState().index];
    if (element === marked) return;
    unmark();
    if (element) {
      setAttribute(element, 'aria-current', 'true');
      onMark?.(element, marked !== undefined);
    }
    marked = element;
  };
  mark();
  const unsubscribe = store.subscribe(mark);
  return () => {
    unsubscribe();
    unmark();
  };
}
