import { safeHref } from '@plinth/site-model';
import { dateFormat, machineDate } from '@plinth/site-model/time';
import type { ContentItem } from '../../context/contentView';
import { contentWords } from '../contentWords';
import { agendaDayId } from './MonthTable';
import type { CalendarProps } from './calendarProps';

/** The month's days on which something happens, one below the other: the list view, and what a narrow grid leads to. */
export function Agenda({
  blockId,
  state,
  days,
  context,
  title,
}: CalendarProps & { title: string }) {
  const { month, weeks, zone } = state;
  const { locale } = context;
  const translate = contentWords(context);
  const shown = weeks.flat().filter((date) => date.startsWith(month) && days.has(date));
  if (shown.length === 0) {
    return (
      <p className="pl-calendar-empty">{translate('runtime.calendar.empty', { month: title })}</p>
    );
  }
  const day = dateFormat(locale, {
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
          <li key={date} id={agendaDayId(blockId, date)} tabIndex={-1}>
            <h3>
              <time dateTime={date}>{day.format(moment)}</time>
            </h3>
            <ul>
              {days.get(date)!.map(({ item, isContinued }) => (
                <li key={item.id}>
                  <span className="pl-calendar-time">
                    {item.isAllDay ? (
                      translate('runtime.calendar.allDay')
                    ) : isContinued ? (
                      translate('runtime.calendar.continues')
                    ) : (
                      <time dateTime={machineDate(item.startsAt!)}>
                        {spanOf(item, locale, zone)}
                      </time>
                    )}
                  </span>
                  <span className="pl-calendar-what">
                    <a href={safeHref(item.url)}>
                      <bdi>{item.title}</bdi>
                    </a>
                    {item.location && (
                      <span className="pl-calendar-where">
                        <bdi>{item.location}</bdi>
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

/** The hours alone; a date that ends on another day says that day too. */
function spanOf({ startsAt, endsAt = startsAt }: ContentItem, locale: string, timeZone: string) {
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).formatRange(
    startsAt!,
    endsAt!,
  );
}
