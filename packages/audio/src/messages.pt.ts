import type { albumMessages } from './messages';

/** Brazilian Portuguese messages; pass them as `messages`. */
export const portugueseAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'Reproduzir',
  'album.pause': 'Pausar',
  'album.previous': 'Faixa anterior',
  'album.next': 'Próxima faixa',
  'album.position': 'Posição',
  'album.progress': '{elapsed} de {duration}',
  'album.tracks': 'Faixas',
  'album.playing': 'Reproduzindo {title}',
  'album.failed': 'Não foi possível reproduzir {title}.',
  'album.download': 'Baixar {title}',
};
