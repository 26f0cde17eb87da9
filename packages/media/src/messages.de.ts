import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** German texts; pass them as `messages`. */
export const germanMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Auf Pinterest merken (neues Fenster)',
  'media.video.play': 'Video abspielen',
  'media.video.playTitled': 'Video abspielen: {title}',
  'media.video.player': 'Videoplayer',
  'media.video.invalid': 'Ungültige Videoeinbettung',
  'media.video.consent': 'Beim Abspielen werden Daten an {provider} gesendet.',
  'media.video.failed': 'Das Video konnte nicht geladen werden.',
  'media.background.play': 'Hintergrundvideo abspielen',
  'media.background.pause': 'Hintergrundvideo anhalten',
  'media.map.open': 'Interaktive Karte verwenden',
  'media.map.consent': 'Beim Laden der Karte werden Daten an {provider} gesendet.',
  'media.map.provider': 'ihren Anbieter',
  'media.map.loading': 'Karte wird geladen …',
  'media.map.failed': 'Die Karte konnte nicht geladen werden.',
  'media.map.directions': 'Route planen (neues Fenster)',
  'media.map.marker': '{address} in Karten öffnen (neues Fenster)',
  'media.map.label': 'Karte: {address}',
  'media.map.zoomIn': 'Vergrößern',
  'media.map.zoomOut': 'Verkleinern',
};
