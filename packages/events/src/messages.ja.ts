import type { eventMessages } from './messages';

/** Japanese messages; pass them as `messages`. */
export const japaneseEventMessages: Record<keyof typeof eventMessages, string> = {
  'events.calendar.label': 'カレンダー',
  'events.calendar.previousMonth': '前の月',
  'events.calendar.nextMonth': '次の月',
  'events.calendar.today': '今日',
  'events.calendar.month': '月',
  'events.calendar.list': 'リスト',
  'events.calendar.view': '表示形式',
  'events.calendar.empty': '{month}の予定はありません。',
  'events.calendar.dayCount': '{date}、{count, plural, =0 {予定なし} other {予定#件}}',
  'events.calendar.zone': '時刻は{zone}のものです。',
  'events.calendar.ownZone': '{zone}の時刻で表示',
  'events.calendar.siteZone': '{zone}の現地時刻で表示',
  'events.calendar.allDay': '終日',
  'events.calendar.continues': '続き',
  'events.calendar.unknownZone': 'タイムゾーン「{timeZone}」を読み込めませんでした。',
  'events.tour.empty': '現在、予定されている公演はありません。',
  'events.tour.tickets': 'チケット',
  'events.tour.ticketsFor': '「{event}」のチケット',
  'events.tour.soldOut': '完売',
  'events.tour.cancelled': '中止',
  'events.tour.free': '入場無料',
  'events.tour.past': '過去の公演',
  'events.tour.follow': '{provider}で{artist}をフォロー',
};
