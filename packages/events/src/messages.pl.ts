import type { eventMessages } from './messages';

/** Polish messages; pass them as `messages`. */
export const polishEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'Kalendarz',
  'events.calendar.previousMonth': 'Poprzedni miesiąc',
  'events.calendar.nextMonth': 'Następny miesiąc',
  'events.calendar.today': 'Dzisiaj',
  'events.calendar.month': 'Miesiąc',
  'events.calendar.list': 'Lista',
  'events.calendar.view': 'Widok',
  'events.calendar.empty': 'Brak wydarzeń: {month}.',
  'events.calendar.dayCount':
    '{date}, {count, plural, =0 {brak wydarzeń} one {# wydarzenie} few {# wydarzenia} many {# wydarzeń} other {# wydarzenia}}',
  'events.calendar.zone': 'Godziny podano dla strefy {zone}.',
  'events.calendar.ownZone': 'Pokaż godziny dla strefy {zone}',
  'events.calendar.siteZone': 'Pokaż godziny lokalne dla strefy {zone}',
  'events.calendar.allDay': 'Cały dzień',
  'events.calendar.continues': 'ciąg dalszy',
  'events.calendar.unknownZone': 'Nie udało się załadować strefy czasowej {timeZone}.',
  'events.tour.empty': 'Obecnie brak terminów.',
  'events.tour.tickets': 'Bilety',
  'events.tour.ticketsFor': 'Bilety: {event}',
  'events.tour.soldOut': 'Wyprzedane',
  'events.tour.cancelled': 'Odwołane',
  'events.tour.free': 'Wstęp wolny',
  'events.tour.past': 'Minione terminy',
  'events.tour.follow': 'Obserwuj: {artist} w serwisie {provider}',
};
