import { createCalendarView } from './createCalendarView';

/**
 * Adds behaviour to a rendered calendar: the month is a grid for the keyboard, and a visitor with another clock is offered
 * theirs. [EVT-5]
 *
 * @param root the calendar's `.pl-calendar`, or an element around it
 * @returns a function that undoes it
 */
export const attachCalendar = (root: HTMLElement): (() => void) => createCalendarView(root).detach;
