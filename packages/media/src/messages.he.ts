import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Hebrew texts; pass them as `messages`. */
export const hebrewMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'שמירה ב־Pinterest (חלון חדש)',
  'media.video.play': 'הפעלת הסרטון',
  'media.video.playTitled': 'הפעלת הסרטון: {title}',
  'media.video.player': 'נגן וידאו',
  'media.video.invalid': 'הטמעת הסרטון אינה תקינה',
  'media.video.consent': 'הפעלת הסרטון שולחת נתונים אל {provider}.',
  'media.video.failed': 'לא ניתן לטעון את הסרטון.',
  'media.background.play': 'הפעלת סרטון הרקע',
  'media.background.pause': 'השהיית סרטון הרקע',
  'media.map.open': 'שימוש במפה אינטראקטיבית',
  'media.map.consent': 'טעינת המפה שולחת נתונים אל {provider}.',
  'media.map.provider': 'ספק המפה',
  'media.map.loading': 'המפה נטענת…',
  'media.map.failed': 'לא ניתן לטעון את המפה.',
  'media.map.directions': 'הוראות הגעה (חלון חדש)',
  'media.map.marker': 'פתיחת {address} במפות (חלון חדש)',
  'media.map.label': 'מפה: {address}',
  'media.map.zoomIn': 'הגדלה',
  'media.map.zoomOut': 'הקטנה',
};
