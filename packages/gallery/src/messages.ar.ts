import type { galleryMessages } from './messages';

/** Arabic texts; pass them as `messages`. */
export const arabicGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'معرض الصور',
  'gallery.carousel': 'عرض دوّار',
  'gallery.slide': 'شريحة',
  'gallery.slidePosition': '{position} من {count}',
  'gallery.previousSlide': 'الشريحة السابقة',
  'gallery.nextSlide': 'الشريحة التالية',
  'gallery.pause': 'إيقاف عرض الشرائح مؤقتًا',
  'gallery.play': 'تشغيل عرض الشرائح',
  'gallery.thumbnails': 'الشرائح',
  'gallery.showSlide': 'إظهار الشريحة {position} من {count}',
  'gallery.openImage': 'عرض الصورة {position} من {count}',
  'lightbox.title': 'معرض الصور',
  'lightbox.close': 'إغلاق',
  'lightbox.previous': 'الشريحة السابقة',
  'lightbox.next': 'الشريحة التالية',
  'lightbox.zoomIn': 'تكبير',
  'lightbox.zoomOut': 'تصغير',
  'lightbox.showCaption': 'إظهار التعليق',
  'lightbox.hideCaption': 'إخفاء التعليق',
  'lightbox.counter': '{position} من {count}',
  'lightbox.thumbnails': 'الصور',
  'lightbox.imageFailed': 'تعذّر تحميل هذه الصورة.',
  'lightbox.untitled': 'صورة بلا وصف',
  'lightbox.loading': 'جارٍ تحميل الصورة',
};
