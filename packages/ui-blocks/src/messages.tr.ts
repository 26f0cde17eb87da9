import type { carouselMessages, marqueeMessages } from './messages';

/** Turkish texts; pass them as `messages`. */
export const turkishMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Kayan yazıyı duraklat',
  'marquee.play': 'Kayan yazıyı oynat',
};

/** Turkish texts of a tabbed carousel; pass them as `messages`. */
export const turkishCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'döngü',
  'carousel.slides': 'Slaytlar',
  'carousel.pause': 'Slayt gösterisini duraklat',
  'carousel.play': 'Slayt gösterisini oynat',
};
