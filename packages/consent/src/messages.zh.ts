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
};
