import type { CalendarState } from '../calendarState';
import type { TranslateEvents } from '../translateEvents';

export interface CalendarZoneProps {
  state: CalendarState;
  /** The zone of the events' own place. */
  ownZone: string;
  /** The name of the zone in addresses. */
  word: string;
  /** Leads to the times of the events' own place. */
  href: string;
  translate: TranslateEvents;
}

/** The clock by which the times are told. A visitor with another clock is offered theirs by the script. */
export function CalendarZone({ state, ownZone, word, href, translate }: CalendarZoneProps) {
  const { zone, unknownZone } = state;
  return (
    <p className="pl-calendar-zone" data-zone={zone}>
      {unknownZone !== undefined && (
        <strong role="alert">
          {translate('events.calendar.unknownZone', { timeZone: unknownZone })}
        </strong>
      )}
      <span>{translate('events.calendar.zone', { zone: cityOf(zone) })}</span>
      {zone === ownZone ? (
        <a
          href={href}
          rel="nofollow"
          data-state="zone"
          data-own-zone={word}
          data-label={translate('events.calendar.ownZone', { zone: '{zone}' })}
          hidden
        >
          {translate('events.calendar.ownZone', { zone: '' })}
        </a>
      ) : (
        <a href={href} rel="nofollow" data-state="zone">
          {translate('events.calendar.siteZone', { zone: cityOf(ownZone) })}
        </a>
      )}
    </p>
  );
}

/** `America/New_York` as people say it. */
const cityOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');
