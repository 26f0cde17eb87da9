import type { albumMessages } from './messages';

/** German messages; pass them as `messages`. */
export const germanAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'Abspielen',
  'album.pause': 'Pause',
  'album.previous': 'Voriges Stück',
  'album.next': 'Nächstes Stück',
  'album.position': 'Stelle',
  'album.progress': '{elapsed} von {duration}',
  'album.tracks': 'Stücke',
  'album.playing': '{title} läuft',
  'album.failed': '{title} konnte nicht abgespielt werden.',
  'album.download': '{title} herunterladen',
};
