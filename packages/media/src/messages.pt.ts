import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Brazilian Portuguese texts; pass them as `messages`. */
export const portugueseMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Salvar no Pinterest (nova janela)',
  'media.video.play': 'Reproduzir o vídeo',
  'media.video.playTitled': 'Reproduzir o vídeo: {title}',
  'media.video.player': 'Player de vídeo',
  'media.video.invalid': 'Vídeo incorporado inválido',
  'media.video.consent': 'Reproduzir este vídeo envia dados para {provider}.',
  'media.video.failed': 'Não foi possível carregar o vídeo.',
  'media.background.play': 'Reproduzir o vídeo de fundo',
  'media.background.pause': 'Pausar o vídeo de fundo',
  'media.map.open': 'Usar o mapa interativo',
  'media.map.consent': 'Carregar este mapa envia dados para {provider}.',
  'media.map.provider': 'um provedor externo',
  'media.map.loading': 'Carregando o mapa…',
  'media.map.failed': 'Não foi possível carregar o mapa.',
  'media.map.directions': 'Como chegar (nova janela)',
  'media.map.marker': 'Abrir {address} no mapa (nova janela)',
  'media.map.label': 'Mapa: {address}',
  'media.map.zoomIn': 'Ampliar',
  'media.map.zoomOut': 'Reduzir',
};
