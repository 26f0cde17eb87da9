import type { StripAlignment } from '../layouts/strip';
import { isRightToLeft } from '@plinth/dom/is-right-to-left';

/** Positions in a scrolling list, counted from its start edge in either writing direction. */
export interface ScrollGeometry {
  /** The list's scroll offset. */
  position(): number;
  /** Its visible width. */
  view(): number;
  /**
   * The distance between the positions of two pages: the width of a page and a gap, see
   * `gallery.css`.
   */
  reach(): number;
  /** The largest scroll offset. */
  limit(): number;
  scrollTo(position: number): void;
  /** The start of a slide. */
  start(index: number): number;
  /** The scroll position at which a slide is aligned, within the limits. */
  target(index: number): number;
  /** The slide that is nearest to its alignment at a position. */
  nearest(position: number): number;
  /** The slides that are visible at a position, first and last. */
  visible(position: number): [number, number];
  /** 1, or -1 where the start edge is on the right. */
  sign(): 1 | -1;
}

export function scrollGeometry(
  list: HTMLElement,
  slides: readonly HTMLElement[],
  alignment: StripAlignment,
): ScrollGeometry {
  const last = slides.length - 1;
  const sign = () => (isRightToLeft(list) ? -1 : 1);
  const width = (index: number) => slides[index]!.offsetWidth;
  const start = (index: number) => {
    const [first, slide] = [slides[0]!, slides[index]!];
    return sign() > 0
      ? slide.offsetLeft - first.offsetLeft
      : first.offsetLeft + first.offsetWidth - slide.offsetLeft - slide.offsetWidth;
  };
  const reach = () => Number.parseFloat(getComputedStyle(list).scrollPaddingLeft) || 0;
  const view = () => list.clientWidth - 2 * reach();
  const shift = (index: number) => {
    if (alignment === 'start') return 0;
    const free = view() - width(index);
    return alignment === 'middle' ? free / 2 : free;
  };
  const limit = () => Math.max(0, list.scrollWidth - list.clientWidth);
  /**
   * The last slide that begins at or before a position; slides are in order, so a binary search
   * finds it.
   */
  const at = (place: number) => {
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (start(middle) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    sign,
    view,
    reach,
    limit,
    start,
    position: () => list.scrollLeft * sign(),
    scrollTo: (position) => list.scrollTo({ left: position * sign(), behavior: 'instant' }),
    target: (index) => Math.min(limit(), Math.max(0, start(index) - shift(index))),
    nearest(position) {
      const place =
        position + (alignment === 'start' ? 0 : view() * (alignment === 'middle' ? 0.5 : 1));
      const found = at(place);
      const gap = (index: number) =>
        index < 0 || index > last ? Infinity : Math.abs(start(index) - shift(index) - position);
      return [found, found - 1, found + 1].reduce((best, index) =>
        gap(index) < gap(best) - 0.5 ? index : best,
      );
    },
    visible(position) {
      const first = at(position + 1);
      let end = first;
      while (end < last && start(end + 1) < position + view() - 1) end += 1;
      return [first, end];
    },
  };
}
