import type { CalendarState } from '../calendarState';
import type { TranslateEvents } from '../translateEvents';

export interface CalendarZoneProps {
  state: CalendarState;
  /** The zone of the place of the events. */
  ownZone: string;
  /** The name of the zone parameter in addresses. */
  word: string;
  /** Leads to the times in the zone of the events. */
  href: string;
  translate: TranslateEvents;
}

/** The zone in which the times are shown. The script offers visitors in another zone their own. */
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

/** `America/New_York` as the name of a city. */
const cityOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');
