import type { galleryMessages } from './messages';

/** Hebrew texts; pass them as `messages`. */
export const hebrewGalleryMessages: Record<keyof typeof galleryMessages, string> = {
  'gallery.label': 'גלריה',
  'gallery.carousel': 'קרוסלה',
  'gallery.slide': 'שקופית',
  'gallery.slidePosition': '{position} מתוך {count}',
  'gallery.previousSlide': 'השקופית הקודמת',
  'gallery.nextSlide': 'השקופית הבאה',
  'gallery.pause': 'השהיית המצגת',
  'gallery.play': 'הפעלת המצגת',
  'gallery.thumbnails': 'שקופיות',
  'gallery.showSlide': 'הצגת שקופית {position} מתוך {count}',
  'gallery.openImage': 'צפייה בתמונה {position} מתוך {count}',
  'lightbox.title': 'גלריה',
  'lightbox.close': 'סגירה',
  'lightbox.previous': 'השקופית הקודמת',
  'lightbox.next': 'השקופית הבאה',
  'lightbox.zoomIn': 'הגדלה',
  'lightbox.zoomOut': 'הקטנה',
  'lightbox.showCaption': 'הצגת הכיתוב',
  'lightbox.hideCaption': 'הסתרת הכיתוב',
  'lightbox.counter': '{position} מתוך {count}',
  'lightbox.thumbnails': 'תמונות',
  'lightbox.imageFailed': 'לא ניתן לטעון את התמונה.',
  'lightbox.untitled': 'תמונה ללא תיאור',
  'lightbox.loading': 'התמונה נטענת',
};
