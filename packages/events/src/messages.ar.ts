import type { eventMessages } from './messages';

/** Arabic messages; pass them as `messages`. */
export const arabicEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'التقويم',
  'events.calendar.previousMonth': 'الشهر السابق',
  'events.calendar.nextMonth': 'الشهر التالي',
  'events.calendar.today': 'اليوم',
  'events.calendar.month': 'شهر',
  'events.calendar.list': 'قائمة',
  'events.calendar.view': 'طريقة العرض',
  'events.calendar.empty': 'لا توجد فعاليات في {month}.',
  'events.calendar.dayCount':
    '{date}، {count, plural, =0 {لا توجد فعاليات} zero {لا توجد فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
  'events.calendar.zone': 'الأوقات حسب توقيت {zone}.',
  'events.calendar.ownZone': 'إظهار الأوقات حسب توقيت {zone}',
  'events.calendar.siteZone': 'إظهار الأوقات المحلية حسب توقيت {zone}',
  'events.calendar.allDay': 'طوال اليوم',
  'events.calendar.continues': 'تتمة',
  'events.calendar.unknownZone': 'تعذّر تحميل المنطقة الزمنية {timeZone}.',
  'events.tour.empty': 'لا توجد مواعيد حاليًا.',
  'events.tour.tickets': 'التذاكر',
  'events.tour.ticketsFor': 'تذاكر {event}',
  'events.tour.soldOut': 'نفدت التذاكر',
  'events.tour.cancelled': 'أُلغي',
  'events.tour.free': 'الدخول مجاني',
  'events.tour.past': 'مواعيد سابقة',
  'events.tour.follow': 'متابعة {artist} على {provider}',
};
