import type { eventMessages } from './messages';

/** Italian messages; pass them as `messages`. */
export const italianEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'Calendario',
  'events.calendar.previousMonth': 'Mese precedente',
  'events.calendar.nextMonth': 'Mese successivo',
  'events.calendar.today': 'Oggi',
  'events.calendar.month': 'Mese',
  'events.calendar.list': 'Elenco',
  'events.calendar.view': 'Visualizzazione',
  'events.calendar.empty': 'Nessun evento in {month}.',
  'events.calendar.dayCount':
    '{date}, {count, plural, =0 {nessun evento} one {# evento} other {# eventi}}',
  'events.calendar.zone': 'Gli orari sono quelli di {zone}.',
  'events.calendar.ownZone': 'Mostra gli orari di {zone}',
  'events.calendar.siteZone': 'Mostra l’ora locale di {zone}',
  'events.calendar.allDay': 'Tutto il giorno',
  'events.calendar.continues': 'continua',
  'events.calendar.unknownZone': 'Impossibile caricare il fuso orario {timeZone}.',
  'events.tour.empty': 'Al momento non ci sono date.',
  'events.tour.tickets': 'Biglietti',
  'events.tour.ticketsFor': 'Biglietti per {event}',
  'events.tour.soldOut': 'Tutto esaurito',
  'events.tour.cancelled': 'Annullato',
  'events.tour.free': 'Ingresso libero',
  'events.tour.past': 'Date passate',
  'events.tour.follow': 'Segui {artist} su {provider}',
};
