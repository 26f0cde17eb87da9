import type { eventMessages } from './messages';

/** Dutch messages; pass them as `messages`. */
export const dutchEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'Kalender',
  'events.calendar.previousMonth': 'Vorige maand',
  'events.calendar.nextMonth': 'Volgende maand',
  'events.calendar.today': 'Vandaag',
  'events.calendar.month': 'Maand',
  'events.calendar.list': 'Lijst',
  'events.calendar.view': 'Weergave',
  'events.calendar.empty': 'Geen evenementen in {month}.',
  'events.calendar.dayCount':
    '{date}, {count, plural, =0 {geen evenementen} one {# evenement} other {# evenementen}}',
  'events.calendar.zone': 'De tijden gelden voor {zone}.',
  'events.calendar.ownZone': 'Tijden voor {zone} tonen',
  'events.calendar.siteZone': 'Lokale tijden voor {zone} tonen',
  'events.calendar.allDay': 'Hele dag',
  'events.calendar.continues': 'vervolg',
  'events.calendar.unknownZone': 'De tijdzone {timeZone} kan niet worden geladen.',
  'events.tour.empty': 'Er zijn op dit moment geen optredens.',
  'events.tour.tickets': 'Tickets',
  'events.tour.ticketsFor': 'Tickets voor {event}',
  'events.tour.soldOut': 'Uitverkocht',
  'events.tour.cancelled': 'Geannuleerd',
  'events.tour.free': 'Gratis toegang',
  'events.tour.past': 'Afgelopen optredens',
  'events.tour.follow': '{artist} volgen op {provider}',
};
