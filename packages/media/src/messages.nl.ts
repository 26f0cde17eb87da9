import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Dutch texts; pass them as `messages`. */
export const dutchMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Bewaren op Pinterest (nieuw venster)',
  'media.video.play': 'Video afspelen',
  'media.video.playTitled': 'Video afspelen: {title}',
  'media.video.player': 'Videospeler',
  'media.video.invalid': 'Ongeldige ingesloten video',
  'media.video.consent': 'Als u deze video afspeelt, worden gegevens naar {provider} verzonden.',
  'media.video.failed': 'De video kan niet worden geladen.',
  'media.background.play': 'Achtergrondvideo afspelen',
  'media.background.pause': 'Achtergrondvideo pauzeren',
  'media.map.open': 'Interactieve kaart gebruiken',
  'media.map.consent': 'Als u deze kaart laadt, worden gegevens naar {provider} verzonden.',
  'media.map.provider': 'de aanbieder ervan',
  'media.map.loading': 'Kaart wordt geladen…',
  'media.map.failed': 'De kaart kan niet worden geladen.',
  'media.map.directions': 'Route plannen (nieuw venster)',
  'media.map.marker': '{address} openen in Kaarten (nieuw venster)',
  'media.map.label': 'Kaart: {address}',
  'media.map.zoomIn': 'Inzoomen',
  'media.map.zoomOut': 'Uitzoomen',
};
