import { prefersReducedMotion } from '@plinth/dom/reduced-motion';
import type { Holder } from './createHolder';
import type { LightboxItem } from './lightboxItem';
import type { LightboxView } from './lightboxView';
import { openingEasing } from './playOpening';
import { fitted, type Size } from './zoomView';

/** Milliseconds of a change from one item to the next. */
const slideTime = 320;

export interface ItemTrackOptions {
  view: LightboxView;
  isRtl: boolean;
  createHolder: () => Holder;
  /**
   * Index of the shown item (0), the item before it (-1) or after it (1); `undefined` if there is
   * none.
   */
  beside: (by: number) => number | undefined;
  itemAt: (index: number) => LightboxItem;
  /** The space for a picture, in CSS pixels. */
  room: () => Size;
}

/** The shown item between its neighbours. */
export interface ItemTrack {
  readonly current: Holder;
  /** Fills the holders for the current item and fits it into the window. */
  place(withNeighbours: boolean): void;
  /**
   * Changes to the current item.
   * @param by the side from which it comes
   * @param from the offset at which the finger released the track, in pixels; `undefined` changes
   * without a movement
   */
  turn(by: 1 | -1, from: number | undefined): void;
  /** Moves the track with a finger, in pixels. */
  drag(x: number): void;
  settle(): void;
  /** Whether a holder's frame still shows an item. */
  holds(frame: HTMLElement, item: LightboxItem): boolean;
  empty(): void;
}

/** Three holders are reused, so the cost of a change does not depend on the number of items. */
export function createItemTrack({
  view: { stage, track, close },
  isRtl,
  createHolder,
  beside,
  itemAt,
  room,
}: ItemTrackOptions): ItemTrack {
  const sign = isRtl ? -1 : 1;
  const holders = Array.from({ length: 3 }, createHolder);
  track.append(...holders.map(({ element }) => element));

  const place = (withNeighbours: boolean) => {
    const size = room();
    holders.forEach((holder, at) => {
      const wanted = beside(at - 1);
      holder.fit(size);
      if (at === 1 || withNeighbours)
        holder.fill(wanted ?? -1, wanted === undefined ? undefined : itemAt(wanted));
      holder.element.style.transform = `translateX(${(at - 1) * 100 * sign}%)`;
      holder.element.inert = at !== 1;
    });
  };
  const move = (x: number, milliseconds = 0) => {
    track.style.transition = milliseconds > 0 ? `transform ${milliseconds}ms ${openingEasing}` : '';
    track.style.transform = x === 0 ? '' : `translateX(${x}px)`;
  };
  const settle = () => move(0, slideTime);

  return {
    get current() {
      return holders[1]!;
    },
    place,
    turn(by, from) {
      const left = holders[1]!;
      // Beside the stage its video would continue and keep the keys; a failed picture gets another
      // try.
      if (!left.isZoomable) {
        if (left.element.contains(document.activeElement)) close.focus();
        left.fill(-1);
      }
      if (by > 0) holders.push(holders.shift()!);
      else holders.unshift(holders.pop()!);
      place(true);
      for (const holder of holders) holder.setView(fitted);
      const width = stage.clientWidth;
      if (from === undefined || prefersReducedMotion()) return move(0);
      // The track jumps by one place together with the holders and then moves into place: one
      // transform in all.
      move(by * width * sign + from);
      track.getBoundingClientRect();
      settle();
    },
    drag: move,
    settle,
    holds: (frame, item) =>
      holders.some((holder) => holder.frame === frame && holder.item === item),
    empty() {
      for (const holder of holders) holder.fill(-1);
    },
  };
}
