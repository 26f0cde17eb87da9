import type { albumMessages } from './messages';

/** Dutch messages; pass them as `messages`. */
export const dutchAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'Afspelen',
  'album.pause': 'Pauzeren',
  'album.previous': 'Vorig nummer',
  'album.next': 'Volgend nummer',
  'album.position': 'Positie',
  'album.progress': '{elapsed} van {duration}',
  'album.tracks': 'Nummers',
  'album.playing': '{title} wordt afgespeeld',
  'album.failed': '{title} kan niet worden afgespeeld.',
  'album.download': '{title} downloaden',
};
