import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Japanese texts; pass them as `messages`. */
export const japaneseMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Pinterestに保存（新しいウィンドウ）',
  'media.video.play': '動画を再生',
  'media.video.playTitled': '動画を再生：{title}',
  'media.video.player': '動画プレーヤー',
  'media.video.invalid': '動画の埋め込みが無効です',
  'media.video.consent': 'この動画を再生すると、{provider}にデータが送信されます。',
  'media.video.failed': '動画を読み込めませんでした。',
  'media.background.play': '背景動画を再生',
  'media.background.pause': '背景動画を一時停止',
  'media.map.open': '地図を操作する',
  'media.map.consent': 'この地図を読み込むと、{provider}にデータが送信されます。',
  'media.map.provider': '地図の提供元',
  'media.map.loading': '地図を読み込んでいます…',
  'media.map.failed': '地図を読み込めませんでした。',
  'media.map.directions': '経路を調べる（新しいウィンドウ）',
  'media.map.marker': '{address}を地図アプリで開く（新しいウィンドウ）',
  'media.map.label': '地図：{address}',
  'media.map.zoomIn': '拡大',
  'media.map.zoomOut': '縮小',
};
