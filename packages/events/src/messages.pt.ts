import type { eventMessages } from './messages';

/** Brazilian Portuguese messages; pass them as `messages`. */
export const portugueseEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'Calendário',
  'events.calendar.previousMonth': 'Mês anterior',
  'events.calendar.nextMonth': 'Próximo mês',
  'events.calendar.today': 'Hoje',
  'events.calendar.month': 'Mês',
  'events.calendar.list': 'Lista',
  'events.calendar.view': 'Visualização',
  'events.calendar.empty': 'Nenhum evento em {month}.',
  'events.calendar.dayCount':
    '{date}, {count, plural, =0 {nenhum evento} one {# evento} other {# eventos}}',
  'events.calendar.zone': 'Os horários são os de {zone}.',
  'events.calendar.ownZone': 'Mostrar os horários de {zone}',
  'events.calendar.siteZone': 'Mostrar o horário local de {zone}',
  'events.calendar.allDay': 'O dia todo',
  'events.calendar.continues': 'continuação',
  'events.calendar.unknownZone': 'Não foi possível carregar o fuso horário {timeZone}.',
  'events.tour.empty': 'Nenhuma data no momento.',
  'events.tour.tickets': 'Ingressos',
  'events.tour.ticketsFor': 'Ingressos para {event}',
  'events.tour.soldOut': 'Esgotado',
  'events.tour.cancelled': 'Cancelado',
  'events.tour.free': 'Entrada gratuita',
  'events.tour.past': 'Datas passadas',
  'events.tour.follow': 'Seguir {artist} no {provider}',
};
