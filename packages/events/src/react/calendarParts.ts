import type { CalendarState } from '../calendarState';
import type { DayEvent } from '../eventsByDay';
import type { TranslateEvents } from '../translateEvents';

/** The data from which the month and its list are rendered. */
export interface CalendarParts {
  id: string;
  state: CalendarState;
  days: ReadonlyMap<string, readonly DayEvent[]>;
  locale: string;
  translate: TranslateEvents;
}
