import { attachGrid } from './attachGrid';
import { leadOn } from './leadOn';
import { offerOwnZone } from './offerOwnZone';

export interface CalendarView {
  /**
   * Reads the calendar anew, after another month or view took its place.
   * @returns whether the focus went to a day that a key had asked for
   */
  refresh(): boolean;
  /** Lets the links go on from the month that a link asks for, before its answer is there. */
  leadOn(asked: HTMLAnchorElement): void;
  detach(): void;
}

/**
 * Adds behaviour to a calendar whose content is replaced while it is used: `refresh` follows each replacement. A key that
 * leads to another month presses the link to it. [EVT-5]
 */
export function createCalendarView(root: HTMLElement): CalendarView {
  const grid = attachGrid(root, {
    goTo(month) {
      root.querySelector<HTMLElement>(`[data-state="${month}"]`)?.click();
    },
  });
  let takeOfferBack = offerOwnZone(root);
  return {
    refresh() {
      takeOfferBack = offerOwnZone(root);
      return grid.refresh();
    },
    leadOn: (asked) => leadOn(root, asked),
    detach() {
      takeOfferBack();
      grid.detach();
    },
  };
}
