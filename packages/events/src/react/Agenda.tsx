import { safeHref } from '@plinth/site-model';
import { monthFormat, machineDate } from '@plinth/site-model/time';
import type { EventTimes } from '../calendarEvent';
import { agendaDayId } from './MonthTable';
import type { CalendarParts } from './calendarParts';

/**
 * The month's days with events, one below the other: the list view, to which a narrow grid also
 * links.
 */
export function Agenda({
  id,
  state,
  days,
  locale,
  translate,
  title,
}: CalendarParts & { title: string }) {
  const { month, weeks, zone } = state;
  const shown = weeks.flat().filter((date) => date.startsWith(month) && days.has(date));
  if (shown.length === 0) {
    return (
      <p className="pl-calendar-empty">{translate('events.calendar.empty', { month: title })}</p>
    );
  }
  const day = monthFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <ol className="pl-calendar-agenda">
      {shown.map((date) => {
        const moment = Date.parse(`${date}T00:00:00Z`);
        return (
          <li key={date} id={agendaDayId(id, date)} tabIndex={-1}>
            <h3>
              <time dateTime={date}>{day.format(moment)}</time>
            </h3>
            <ul>
              {days.get(date)!.map(({ event, isContinued }) => (
                <li key={event.id}>
                  <span className="pl-calendar-time">
                    {event.isAllDay ? (
                      translate('events.calendar.allDay')
                    ) : isContinued ? (
                      translate('events.calendar.continues')
                    ) : (
                      <time dateTime={machineDate(event.startsAt!)}>
                        {spanOf(event, locale, zone)}
                      </time>
                    )}
                  </span>
                  <span className="pl-calendar-what">
                    <a href={safeHref(event.url)}>
                      <bdi>{event.title}</bdi>
                    </a>
                    {event.location && (
                      <span className="pl-calendar-where">
                        <bdi>{event.location}</bdi>
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

/** Only the hours; if the event ends on another day, that day too. */
function spanOf({ startsAt, endsAt = startsAt }: EventTimes, locale: string, timeZone: string) {
  return monthFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).formatRange(
    startsAt!,
    endsAt!,
  );
}
