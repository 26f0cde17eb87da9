import { attachGrid } from './attachGrid';
import { leadOn } from './leadOn';
import { offerOwnZone } from './offerOwnZone';

export interface CalendarView {
  /**
   * Re-reads the calendar after its month or view was replaced.
   * @returns whether a day was focused to which a key had moved
   */
  refresh(): boolean;
  /** Makes the links continue from the month of a pressed link before that month has loaded. */
  leadOn(asked: HTMLAnchorElement): void;
  detach(): void;
}

/**
 * Adds behaviour to a calendar whose content is replaced while it is used: call `refresh` after
 * each replacement. A key that moves to another month clicks the link to it. [EVT-5]
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
