import type { eventMessages } from './messages';

/** Turkish messages; pass them as `messages`. */
export const turkishEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'Takvim',
  'events.calendar.previousMonth': 'Önceki ay',
  'events.calendar.nextMonth': 'Sonraki ay',
  'events.calendar.today': 'Bugün',
  'events.calendar.month': 'Ay',
  'events.calendar.list': 'Liste',
  'events.calendar.view': 'Görünüm',
  'events.calendar.empty': '{month} için etkinlik yok.',
  'events.calendar.dayCount':
    '{date}, {count, plural, =0 {etkinlik yok} one {# etkinlik} other {# etkinlik}}',
  'events.calendar.zone': 'Saatler {zone} saat dilimine göredir.',
  'events.calendar.ownZone': '{zone} saat dilimine göre göster',
  'events.calendar.siteZone': '{zone} yerel saatine göre göster',
  'events.calendar.allDay': 'Tüm gün',
  'events.calendar.continues': 'devamı',
  'events.calendar.unknownZone': '{timeZone} saat dilimi yüklenemedi.',
  'events.tour.empty': 'Şu anda planlanan etkinlik yok.',
  'events.tour.tickets': 'Biletler',
  'events.tour.ticketsFor': 'Biletler: {event}',
  'events.tour.soldOut': 'Tükendi',
  'events.tour.cancelled': 'İptal edildi',
  'events.tour.free': 'Ücretsiz giriş',
  'events.tour.past': 'Geçmiş etkinlikler',
  'events.tour.follow': 'Takip et: {artist} ({provider})',
};
