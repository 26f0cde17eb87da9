import type { RenderContext } from '../../context/renderContext';
import type { CalendarState } from './calendarState';
import type { DayEvent } from './eventsByDay';

/** The data that the month and its list are drawn from. */
export interface CalendarProps {
  blockId: string;
  state: CalendarState;
  days: ReadonlyMap<string, readonly DayEvent[]>;
  context: RenderContext;
}
