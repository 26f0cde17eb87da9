import type { eventMessages } from './messages';

/** German messages; pass them as `messages`. */
export const germanEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'Kalender',
  'events.calendar.previousMonth': 'Voriger Monat',
  'events.calendar.nextMonth': 'Nächster Monat',
  'events.calendar.today': 'Heute',
  'events.calendar.month': 'Monat',
  'events.calendar.list': 'Liste',
  'events.calendar.view': 'Ansicht',
  'events.calendar.empty': 'Keine Termine im {month}.',
  'events.calendar.dayCount':
    '{date}, {count, plural, =0 {keine Termine} one {# Termin} other {# Termine}}',
  'events.calendar.zone': 'Die Zeiten gelten für {zone}.',
  'events.calendar.ownZone': 'Zeiten für {zone} zeigen',
  'events.calendar.siteZone': 'Ortszeiten für {zone} zeigen',
  'events.calendar.allDay': 'Ganztägig',
  'events.calendar.continues': 'Fortsetzung',
  'events.calendar.unknownZone': 'Die Zeitzone {timeZone} konnte nicht geladen werden.',
  'events.tour.empty': 'Zurzeit keine Termine.',
  'events.tour.tickets': 'Karten',
  'events.tour.ticketsFor': 'Karten für {event}',
  'events.tour.soldOut': 'Ausverkauft',
  'events.tour.cancelled': 'Abgesagt',
  'events.tour.free': 'Eintritt frei',
  'events.tour.past': 'Vergangene Termine',
  'events.tour.follow': '{artist} bei {provider} folgen',
};
