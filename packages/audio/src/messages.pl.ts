import type { albumMessages } from './messages';

/** Polish messages; pass them as `messages`. */
export const polishAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'Odtwórz',
  'album.pause': 'Wstrzymaj',
  'album.previous': 'Poprzedni utwór',
  'album.next': 'Następny utwór',
  'album.position': 'Pozycja',
  'album.progress': '{elapsed} z {duration}',
  'album.tracks': 'Utwory',
  'album.playing': 'Odtwarzanie: {title}',
  'album.failed': 'Nie udało się odtworzyć: {title}.',
  'album.download': 'Pobierz: {title}',
};
