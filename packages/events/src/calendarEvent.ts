/** When something happens, in milliseconds since 1970. */
export interface EventTimes {
  /** An event without a beginning stands in no calendar. */
  startsAt?: number | undefined;
  /** @default the beginning */
  endsAt?: number | undefined;
  /** Its times stand at midnight UTC and mean the day in every zone. */
  isAllDay?: boolean | undefined;
}

export interface CalendarEvent extends EventTimes {
  id: string;
  title: string;
  /** Address of its page. */
  url: string;
  location?: string | undefined;
}
