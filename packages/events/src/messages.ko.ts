import type { eventMessages } from './messages';

/** Korean messages; pass them as `messages`. */
export const koreanEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': '캘린더',
  'events.calendar.previousMonth': '이전 달',
  'events.calendar.nextMonth': '다음 달',
  'events.calendar.today': '오늘',
  'events.calendar.month': '월',
  'events.calendar.list': '목록',
  'events.calendar.view': '보기',
  'events.calendar.empty': '{month}에는 일정이 없습니다.',
  'events.calendar.dayCount': '{date}, {count, plural, =0 {일정 없음} other {일정 #개}}',
  'events.calendar.zone': '시간은 {zone} 기준입니다.',
  'events.calendar.ownZone': '{zone} 시간으로 표시',
  'events.calendar.siteZone': '{zone} 현지 시간으로 표시',
  'events.calendar.allDay': '종일',
  'events.calendar.continues': '계속',
  'events.calendar.unknownZone': '시간대 {timeZone} 불러오기에 실패했습니다.',
  'events.tour.empty': '현재 예정된 공연이 없습니다.',
  'events.tour.tickets': '티켓',
  'events.tour.ticketsFor': '‘{event}’ 티켓',
  'events.tour.soldOut': '매진',
  'events.tour.cancelled': '취소됨',
  'events.tour.free': '무료 입장',
  'events.tour.past': '지난 공연',
  'events.tour.follow': '{provider}에서 {artist} 팔로우',
};
