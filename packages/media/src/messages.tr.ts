import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Turkish texts; pass them as `messages`. */
export const turkishMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'Pinterest’e kaydet (yeni pencere)',
  'media.video.play': 'Videoyu oynat',
  'media.video.playTitled': 'Videoyu oynat: {title}',
  'media.video.player': 'Video oynatıcı',
  'media.video.invalid': 'Geçersiz video yerleştirmesi',
  'media.video.consent': 'Bu video oynatıldığında veriler şuraya gönderilir: {provider}.',
  'media.video.failed': 'Video yüklenemedi.',
  'media.background.play': 'Arka plan videosunu oynat',
  'media.background.pause': 'Arka plan videosunu duraklat',
  'media.map.open': 'Etkileşimli haritayı kullan',
  'media.map.consent': 'Bu harita yüklendiğinde veriler şuraya gönderilir: {provider}.',
  'media.map.provider': 'harita sağlayıcısı',
  'media.map.loading': 'Harita yükleniyor…',
  'media.map.failed': 'Harita yüklenemedi.',
  'media.map.directions': 'Yol tarifi al (yeni pencere)',
  'media.map.marker': 'Haritalarda aç: {address} (yeni pencere)',
  'media.map.label': 'Harita: {address}',
  'media.map.zoomIn': 'Yakınlaştır',
  'media.map.zoomOut': 'Uzaklaştır',
};
