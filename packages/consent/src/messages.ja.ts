import type { consentMessages } from './messages';

/** Japanese texts; pass them as `messages`. */
export const japaneseConsentMessages: Record<keyof typeof consentMessages, string> = {
  'consent.label': 'Cookieに関するお知らせ',
  'consent.text': 'このサイトでは、利用状況を把握するためにCookieを使用しています。',
  'consent.accept': '同意する',
  'consent.decline': '拒否する',
  'consent.settings': 'Cookieの設定',
  'consent.blocked': 'このコンテンツは{host}から提供されており、Cookieが使用される場合があります。',
  'consent.load': 'コンテンツを読み込む',
};
