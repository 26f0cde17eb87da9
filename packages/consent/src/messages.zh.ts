import type { consentMessages } from './messages';

/** Chinese texts; pass them as `messages`. */
export const chineseConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Cookie 提示',
  'consent.text': '本网站使用 Cookie 来统计网站的使用情况。',
  'consent.accept': '接受',
  'consent.decline': '拒绝',
  'consent.settings': 'Cookie 设置',
  'consent.blocked': '此内容来自 {host}，该网站可能会使用 Cookie。',
  'consent.load': '加载内容',
  'consent.categories': '自行选择',
  'consent.category.necessary': '必要',
  'consent.category.necessary.what': '没有它们，网站无法运行。',
  'consent.category.preferences': '偏好',
  'consent.category.preferences.what': '记住您的偏好，并加载其他公司的评论和字体。',
  'consent.category.statistics': '统计',
  'consent.category.statistics.what': '衡量网站的使用情况。',
  'consent.category.marketing': '营销',
  'consent.category.marketing.what': '加载其他公司的视频、地图和广告，这些公司可能会识别您。',
  'consent.saveChoice': '保存选择',
  'consent.saved': '您的选择已保存。',
};
