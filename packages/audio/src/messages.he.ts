import type { albumMessages } from './messages';

/** Hebrew messages; pass them as `messages`. */
export const hebrewAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'הפעלה',
  'album.pause': 'השהיה',
  'album.previous': 'הרצועה הקודמת',
  'album.next': 'הרצועה הבאה',
  'album.position': 'מיקום',
  'album.progress': '{elapsed} מתוך {duration}',
  'album.tracks': 'רצועות',
  'album.playing': 'מתנגן כעת: {title}',
  'album.failed': 'לא ניתן להשמיע את {title}.',
  'album.download': 'הורדת {title}',
};
