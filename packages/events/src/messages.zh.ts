import type { eventMessages } from './messages';

/** Chinese messages; pass them as `messages`. */
export const chineseEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': '日历',
  'events.calendar.previousMonth': '上个月',
  'events.calendar.nextMonth': '下个月',
  'events.calendar.today': '今天',
  'events.calendar.month': '月',
  'events.calendar.list': '列表',
  'events.calendar.view': '视图',
  'events.calendar.empty': '{month}没有活动。',
  'events.calendar.dayCount': '{date}，{count, plural, =0 {没有活动} other {# 个活动}}',
  'events.calendar.zone': '时间以{zone}为准。',
  'events.calendar.ownZone': '显示{zone}时间',
  'events.calendar.siteZone': '显示{zone}当地时间',
  'events.calendar.allDay': '全天',
  'events.calendar.continues': '续',
  'events.calendar.unknownZone': '无法加载时区 {timeZone}。',
  'events.tour.empty': '目前没有演出安排。',
  'events.tour.tickets': '购票',
  'events.tour.ticketsFor': '购买“{event}”的门票',
  'events.tour.soldOut': '已售罄',
  'events.tour.cancelled': '已取消',
  'events.tour.free': '免费入场',
  'events.tour.past': '往期演出',
  'events.tour.follow': '在 {provider} 上关注 {artist}',
};
