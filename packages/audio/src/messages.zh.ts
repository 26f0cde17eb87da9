import type { albumMessages } from './messages';

/** Chinese messages; pass them as `messages`. */
export const chineseAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': '播放',
  'album.pause': '暂停',
  'album.previous': '上一曲',
  'album.next': '下一曲',
  'album.position': '播放位置',
  'album.progress': '{elapsed}，共 {duration}',
  'album.tracks': '曲目',
  'album.playing': '正在播放“{title}”',
  'album.failed': '无法播放“{title}”。',
  'album.download': '下载“{title}”',
};
