import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Italian texts; pass them as `messages`. */
export const italianMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Salva su Pinterest (nuova finestra)',
  'media.video.play': 'Riproduci il video',
  'media.video.playTitled': 'Riproduci il video: {title}',
  'media.video.player': 'Lettore video',
  'media.video.invalid': 'Video incorporato non valido',
  'media.video.consent': 'La riproduzione di questo video invia dati a {provider}.',
  'media.video.failed': 'Impossibile caricare il video.',
  'media.background.play': 'Riproduci il video di sfondo',
  'media.background.pause': 'Metti in pausa il video di sfondo',
  'media.map.open': 'Usa la mappa interattiva',
  'media.map.consent': 'Il caricamento di questa mappa invia dati a {provider}.',
  'media.map.provider': 'un fornitore esterno',
  'media.map.loading': 'Caricamento della mappa…',
  'media.map.failed': 'Impossibile caricare la mappa.',
  'media.map.directions': 'Indicazioni stradali (nuova finestra)',
  'media.map.marker': 'Apri {address} nelle mappe (nuova finestra)',
  'media.map.label': 'Mappa: {address}',
  'media.map.zoomIn': 'Ingrandisci',
  'media.map.zoomOut': 'Riduci',
};
