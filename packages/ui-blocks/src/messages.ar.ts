import type { carouselMessages, marqueeMessages } from './messages';

/** Arabic texts; pass them as `messages`. */
export const arabicMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'إيقاف النص المتحرك مؤقتًا',
  'marquee.play': 'تشغيل النص المتحرك',
};

/** Arabic texts of a tabbed carousel; pass them as `messages`. */
export const arabicCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'عرض دوّار',
  'carousel.slides': 'الشرائح',
  'carousel.pause': 'إيقاف عرض الشرائح مؤقتًا',
  'carousel.play': 'تشغيل عرض الشرائح',
};
