import type { siteApiMessages } from './messages';

/** The request layer in Japanese. */
export const japaneseSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer':
    '内部エラー：サーバー（{url}）からの応答をJSONとして解析できません：{message}',
  'siteApi.unauthorized': '許可されていないリクエストです',
  'siteApi.serverError':
    'サーバー内部でエラーが発生しました。しばらくしてからもう一度お試しください。',
  'siteApi.serviceUnavailable':
    'このサービスは一時的にご利用いただけません。しばらくしてからもう一度お試しください。',
  'siteApi.unableToConnect': '接続できません…',
  'siteApi.misfit': '{callName}：応答の「{field}」が{expected}ではありません。',
  'siteApi.tooLarge': '{callName}：応答が大きすぎます。',
  'siteApi.aborted': '{callName}はキャンセルされました。',
  'siteApi.somethingWentWrong': '問題が発生しました',
  'siteApi.reloadPage': 'ページを再読み込み',
  'siteApi.clear': '閉じる',
};
