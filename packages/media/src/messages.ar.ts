import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Arabic texts; pass them as `messages`. */
export const arabicMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': 'حفظ على Pinterest (نافذة جديدة)',
  'media.video.play': 'تشغيل الفيديو',
  'media.video.playTitled': 'تشغيل الفيديو: {title}',
  'media.video.player': 'مشغّل الفيديو',
  'media.video.invalid': 'تضمين فيديو غير صالح',
  'media.video.consent': 'يؤدي تشغيل هذا الفيديو إلى إرسال بيانات إلى {provider}.',
  'media.video.failed': 'تعذّر تحميل الفيديو.',
  'media.background.play': 'تشغيل فيديو الخلفية',
  'media.background.pause': 'إيقاف فيديو الخلفية مؤقتًا',
  'media.map.open': 'استخدام الخريطة التفاعلية',
  'media.map.consent': 'يؤدي تحميل هذه الخريطة إلى إرسال بيانات إلى {provider}.',
  'media.map.provider': 'الجهة التي توفّرها',
  'media.map.loading': 'جارٍ تحميل الخريطة…',
  'media.map.failed': 'تعذّر تحميل الخريطة.',
  'media.map.directions': 'الحصول على الاتجاهات (نافذة جديدة)',
  'media.map.marker': 'فتح {address} في الخرائط (نافذة جديدة)',
  'media.map.label': 'الخريطة: {address}',
  'media.map.zoomIn': 'تكبير',
  'media.map.zoomOut': 'تصغير',
};
