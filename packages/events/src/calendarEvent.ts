/** The times of an event, in milliseconds since 1970. */
export interface EventTimes {
  /** An event without a start appears in no calendar. */
  startsAt?: number | undefined;
  /** @default the start */
  endsAt?: number | undefined;
  /** The times are midnight UTC and mean that day in every zone. */
  isAllDay?: boolean | undefined;
}

export interface CalendarEvent extends EventTimes {
  id: string;
  title: string;
  /** Address of the event's page. */
  url: string;
  location?: string | undefined;
}
