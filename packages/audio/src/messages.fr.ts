import type { albumMessages } from './messages';

/** French messages; pass them as `messages`. */
export const frenchAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'Lire',
  'album.pause': 'Pause',
  'album.previous': 'Piste précédente',
  'album.next': 'Piste suivante',
  'album.position': 'Position',
  'album.progress': '{elapsed} sur {duration}',
  'album.tracks': 'Pistes',
  'album.playing': 'Lecture : {title}',
  'album.failed': 'Impossible de lire {title}.',
  'album.download': 'Télécharger {title}',
};
