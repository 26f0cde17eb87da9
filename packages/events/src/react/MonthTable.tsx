import { safeHref } from '@plinth/site-model';
import { dateFormat, machineDate, monthFormat } from '@plinth/site-model/time';
import { hoursOfEvent } from '../eventTimes';
import type { CalendarParts } from './calendarParts';

const ofDate = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** The id of a day in the agenda below, to which a narrow calendar links. */
export const agendaDayId = (id: string, date: string): string => `${id}-${date}`;

/** The month as a table; the script makes it a grid for the arrow keys. */
export function MonthTable({
  id,
  state,
  days,
  locale,
  translate,
  labelledBy,
}: CalendarParts & { labelledBy: string }) {
  const { month, weeks, today, zone } = state;
  const name = (date: string, weekday: 'long' | 'short' | 'narrow') =>
    dateFormat(locale, { weekday, timeZone: 'UTC' }).format(ofDate(date));
  const fullDate = monthFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <table className="pl-calendar-grid" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weeks[0]!.map((date) => (
            <th
              key={date}
              scope="col"
              abbr={name(date, 'long')}
              // Some languages have no short names: seven long names would wrap inside words on a
              // phone.
              data-narrow={name(date, 'short').length > 4 ? name(date, 'narrow') : undefined}
            >
              {name(date, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const events = days.get(date) ?? [];
              const number = Number(date.slice(8));
              return (
                <td
                  key={date}
                  data-date={date}
                  data-outside={date.startsWith(month) ? undefined : ''}
                  data-today={date === today ? '' : undefined}
                  aria-current={date === today ? 'date' : undefined}
                >
                  <span className="pl-unseen">
                    {translate('events.calendar.dayCount', {
                      date: fullDate.format(ofDate(date)),
                      count: events.length,
                    })}
                  </span>
                  <span className="pl-calendar-number" aria-hidden="true">
                    {number}
                  </span>
                  {events.length > 0 && date.startsWith(month) && (
                    <a
                      className="pl-calendar-jump"
                      href={`#${agendaDayId(id, date)}`}
                      aria-label={fullDate.format(ofDate(date))}
                    >
                      <span aria-hidden="true">{number}</span>
                      <span className="pl-calendar-dots" aria-hidden="true">
                        {events.slice(0, 3).map(({ event }) => (
                          <i key={event.id} />
                        ))}
                      </span>
                    </a>
                  )}
                  {events.length > 0 && (
                    <ul className="pl-calendar-events">
                      {events.map(({ event, isContinued }) => (
                        <li key={event.id} data-all-day={event.isAllDay ? '' : undefined}>
                          <a href={safeHref(event.url)}>
                            {!event.isAllDay && !isContinued && (
                              <time dateTime={machineDate(event.startsAt!)}>
                                {hoursOfEvent(event, { locale, timeZone: zone })}
                              </time>
                            )}{' '}
                            <bdi>{event.title}</bdi>
                            {isContinued && (
                              <span className="pl-unseen">
                                {' '}
                                {translate('events.calendar.continues')}
                              </span>
                            )}
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
