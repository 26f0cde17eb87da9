import { createCalendarView } from './createCalendarView';

/**
 * Adds behaviour to a rendered calendar: keyboard control of the month's grid, and the offer of the
 * visitor's own time zone. [EVT-5]
 * @param root the calendar's `.pl-calendar`, or an element around it
 * @returns a function that undoes it
 */
export const attachCalendar = (root: HTMLElement): (() => void) => createCalendarView(root).detach;
