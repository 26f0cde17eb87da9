import type { eventMessages } from './messages';

/** Spanish messages; pass them as `messages`. */
export const spanishEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'Calendario',
  'events.calendar.previousMonth': 'Mes anterior',
  'events.calendar.nextMonth': 'Mes siguiente',
  'events.calendar.today': 'Hoy',
  'events.calendar.month': 'Mes',
  'events.calendar.list': 'Lista',
  'events.calendar.view': 'Vista',
  'events.calendar.empty': 'No hay eventos en {month}.',
  'events.calendar.dayCount':
    '{date}, {count, plural, =0 {sin eventos} one {# evento} other {# eventos}}',
  'events.calendar.zone': 'Los horarios son los de {zone}.',
  'events.calendar.ownZone': 'Mostrar los horarios de {zone}',
  'events.calendar.siteZone': 'Mostrar la hora local de {zone}',
  'events.calendar.allDay': 'Todo el día',
  'events.calendar.continues': 'continuación',
  'events.calendar.unknownZone': 'No se ha podido cargar la zona horaria {timeZone}.',
  'events.tour.empty': 'Por el momento no hay fechas.',
  'events.tour.tickets': 'Entradas',
  'events.tour.ticketsFor': 'Entradas para {event}',
  'events.tour.soldOut': 'Agotado',
  'events.tour.cancelled': 'Cancelado',
  'events.tour.free': 'Entrada gratuita',
  'events.tour.past': 'Fechas pasadas',
  'events.tour.follow': 'Seguir a {artist} en {provider}',
};
