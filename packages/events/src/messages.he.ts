import type { eventMessages } from './messages';

/** Hebrew messages; pass them as `messages`. */
export const hebrewEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'לוח שנה',
  'events.calendar.previousMonth': 'החודש הקודם',
  'events.calendar.nextMonth': 'החודש הבא',
  'events.calendar.today': 'היום',
  'events.calendar.month': 'חודש',
  'events.calendar.list': 'רשימה',
  'events.calendar.view': 'תצוגה',
  'events.calendar.empty': 'אין אירועים בחודש {month}.',
  'events.calendar.dayCount':
    '{date}, {count, plural, =0 {אין אירועים} one {אירוע אחד} two {שני אירועים} other {# אירועים}}',
  'events.calendar.zone': 'השעות הן לפי {zone}.',
  'events.calendar.ownZone': 'הצגת השעות לפי {zone}',
  'events.calendar.siteZone': 'הצגת השעות המקומיות לפי {zone}',
  'events.calendar.allDay': 'כל היום',
  'events.calendar.continues': 'המשך',
  'events.calendar.unknownZone': 'טעינת אזור הזמן {timeZone} נכשלה.',
  'events.tour.empty': 'אין מועדים כרגע.',
  'events.tour.tickets': 'כרטיסים',
  'events.tour.ticketsFor': 'כרטיסים: {event}',
  'events.tour.soldOut': 'הכרטיסים אזלו',
  'events.tour.cancelled': 'בוטל',
  'events.tour.free': 'כניסה חופשית',
  'events.tour.past': 'מועדים קודמים',
  'events.tour.follow': 'מעקב אחרי {artist} ב־{provider}',
};
