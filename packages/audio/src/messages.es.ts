import type { albumMessages } from './messages';

/** Spanish messages; pass them as `messages`. */
export const spanishAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'Reproducir',
  'album.pause': 'Pausa',
  'album.previous': 'Pista anterior',
  'album.next': 'Pista siguiente',
  'album.position': 'Posición',
  'album.progress': '{elapsed} de {duration}',
  'album.tracks': 'Pistas',
  'album.playing': 'Reproduciendo {title}',
  'album.failed': 'No se ha podido reproducir {title}.',
  'album.download': 'Descargar {title}',
};
