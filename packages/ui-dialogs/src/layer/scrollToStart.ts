import { isScroller } from './isScroller';

/**
 * Scrolls a layer to its beginning, and returns whether the element to focus is in view there. An
 * element out of view gets no focus: a key would answer a question that the visitor has not read.
 * [DLG-3]
 */
export function scrollToStart(layer: HTMLElement, target: HTMLElement): boolean {
  let end = innerHeight;
  for (let at: HTMLElement | null = target; at; at = at === layer ? null : at.parentElement) {
    if (at.scrollTop !== 0) at.scrollTop = 0;
    if (at !== target && isScroller(at)) end = Math.min(end, at.getBoundingClientRect().bottom);
  }
  const { top, bottom } = target.getBoundingClientRect();
  return (top + bottom) / 2 <= end;
}
