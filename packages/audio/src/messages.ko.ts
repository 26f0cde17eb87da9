import type { albumMessages } from './messages';

/** Korean messages; pass them as `messages`. */
export const koreanAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': '재생',
  'album.pause': '일시정지',
  'album.previous': '이전 트랙',
  'album.next': '다음 트랙',
  'album.position': '재생 위치',
  'album.progress': '{duration} 중 {elapsed}',
  'album.tracks': '트랙',
  'album.playing': '‘{title}’ 재생 중',
  'album.failed': '‘{title}’ 트랙을 재생할 수 없습니다.',
  'album.download': '‘{title}’ 다운로드',
};
