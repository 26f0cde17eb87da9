import type { albumMessages } from './messages';

/** Turkish messages; pass them as `messages`. */
export const turkishAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'Oynat',
  'album.pause': 'Duraklat',
  'album.previous': 'Önceki parça',
  'album.next': 'Sonraki parça',
  'album.position': 'Konum',
  'album.progress': '{elapsed} / {duration}',
  'album.tracks': 'Parçalar',
  'album.playing': 'Çalıyor: {title}',
  'album.failed': '{title} oynatılamadı.',
  'album.download': '{title} parçasını indir',
};
