import type { albumMessages } from './messages';

/** Italian messages; pass them as `messages`. */
export const italianAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'Riproduci',
  'album.pause': 'Pausa',
  'album.previous': 'Brano precedente',
  'album.next': 'Brano successivo',
  'album.position': 'Posizione',
  'album.progress': '{elapsed} di {duration}',
  'album.tracks': 'Brani',
  'album.playing': 'In riproduzione: {title}',
  'album.failed': 'Impossibile riprodurre {title}.',
  'album.download': 'Scarica {title}',
};
