import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Spanish texts; pass them as `messages`. */
export const spanishMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Guardar en Pinterest (ventana nueva)',
  'media.video.play': 'Reproducir el vídeo',
  'media.video.playTitled': 'Reproducir el vídeo: {title}',
  'media.video.player': 'Reproductor de vídeo',
  'media.video.invalid': 'Vídeo insertado no válido',
  'media.video.consent': 'Al reproducir este vídeo, se envían datos a {provider}.',
  'media.video.failed': 'No se ha podido cargar el vídeo.',
  'media.background.play': 'Reproducir el vídeo de fondo',
  'media.background.pause': 'Pausar el vídeo de fondo',
  'media.map.open': 'Usar el mapa interactivo',
  'media.map.consent': 'Al cargar este mapa, se envían datos a {provider}.',
  'media.map.provider': 'un proveedor externo',
  'media.map.loading': 'Cargando el mapa…',
  'media.map.failed': 'No se ha podido cargar el mapa.',
  'media.map.directions': 'Cómo llegar (ventana nueva)',
  'media.map.marker': 'Abrir {address} en el mapa (ventana nueva)',
  'media.map.label': 'Mapa: {address}',
  'media.map.zoomIn': 'Acercar',
  'media.map.zoomOut': 'Alejar',
};
