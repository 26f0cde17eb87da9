import type { albumMessages } from './messages';

/** Japanese messages; pass them as `messages`. */
export const japaneseAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': '再生',
  'album.pause': '一時停止',
  'album.previous': '前のトラック',
  'album.next': '次のトラック',
  'album.position': '再生位置',
  'album.progress': '{duration}中{elapsed}',
  'album.tracks': 'トラック',
  'album.playing': '「{title}」を再生中',
  'album.failed': '「{title}」を再生できませんでした。',
  'album.download': '「{title}」をダウンロード',
};
