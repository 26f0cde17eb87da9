import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Polish texts; pass them as `messages`. */
export const polishMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Zapisz na Pintereście (nowe okno)',
  'media.video.play': 'Odtwórz film',
  'media.video.playTitled': 'Odtwórz film: {title}',
  'media.video.player': 'Odtwarzacz filmów',
  'media.video.invalid': 'Nieprawidłowe osadzenie filmu',
  'media.video.consent': 'Odtworzenie tego filmu powoduje przesłanie danych do: {provider}.',
  'media.video.failed': 'Nie udało się załadować filmu.',
  'media.background.play': 'Odtwórz wideo w tle',
  'media.background.pause': 'Wstrzymaj wideo w tle',
  'media.map.open': 'Użyj mapy interaktywnej',
  'media.map.consent': 'Załadowanie tej mapy powoduje przesłanie danych do: {provider}.',
  'media.map.provider': 'jej dostawcy',
  'media.map.loading': 'Ładowanie mapy…',
  'media.map.failed': 'Nie udało się załadować mapy.',
  'media.map.directions': 'Wyznacz trasę (nowe okno)',
  'media.map.marker': 'Otwórz w mapach: {address} (nowe okno)',
  'media.map.label': 'Mapa: {address}',
  'media.map.zoomIn': 'Powiększ',
  'media.map.zoomOut': 'Pomniejsz',
};
