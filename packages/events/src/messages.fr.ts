import type { eventMessages } from './messages';

/** French messages; pass them as `messages`. */
export const frenchEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'Calendrier',
  'events.calendar.previousMonth': 'Mois précédent',
  'events.calendar.nextMonth': 'Mois suivant',
  'events.calendar.today': 'Aujourd’hui',
  'events.calendar.month': 'Mois',
  'events.calendar.list': 'Liste',
  'events.calendar.view': 'Affichage',
  'events.calendar.empty': 'Aucun événement en {month}.',
  'events.calendar.dayCount':
    '{date}, {count, plural, =0 {aucun événement} one {# événement} other {# événements}}',
  'events.calendar.zone': 'Horaires affichés pour {zone}.',
  'events.calendar.ownZone': 'Afficher les horaires pour {zone}',
  'events.calendar.siteZone': 'Afficher les horaires locaux pour {zone}',
  'events.calendar.allDay': 'Toute la journée',
  'events.calendar.continues': 'suite',
  'events.calendar.unknownZone': 'Le fuseau horaire {timeZone} n’a pas pu être chargé.',
  'events.tour.empty': 'Aucune date pour le moment.',
  'events.tour.tickets': 'Billets',
  'events.tour.ticketsFor': 'Billets pour {event}',
  'events.tour.soldOut': 'Complet',
  'events.tour.cancelled': 'Annulé',
  'events.tour.free': 'Entrée libre',
  'events.tour.past': 'Dates passées',
  'events.tour.follow': 'Suivre {artist} sur {provider}',
};
