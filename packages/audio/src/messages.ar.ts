import type { albumMessages } from './messages';

/** Arabic messages; pass them as `messages`. */
export const arabicAlbumMessages: Record<keyof typeof albumMessages, string> = {
  'album.play': 'تشغيل',
  'album.pause': 'إيقاف مؤقت',
  'album.previous': 'المقطع السابق',
  'album.next': 'المقطع التالي',
  'album.position': 'الموضع',
  'album.progress': '{elapsed} من {duration}',
  'album.tracks': 'المقاطع',
  'album.playing': 'قيد التشغيل: {title}',
  'album.failed': 'تعذّر تشغيل {title}.',
  'album.download': 'تنزيل {title}',
};
