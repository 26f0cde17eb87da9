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
  'consent.categories': '自分で選ぶ',
  'consent.category.necessary': '必須',
  'consent.category.necessary.what': 'これがないとサイトは動作しません。',
  'consent.category.preferences': '機能',
  'consent.category.preferences.what':
    'お好みの設定を記憶し、他社のコメントやフォントを読み込みます。',
  'consent.category.statistics': '統計',
  'consent.category.statistics.what': 'サイトの利用状況を測定します。',
  'consent.category.marketing': 'マーケティング',
  'consent.category.marketing.what':
    '他社の動画、地図、広告を読み込みます。他社がお客様を識別することがあります。',
  'consent.saveChoice': '選択を保存',
  'consent.saved': '選択を保存しました。',
};
