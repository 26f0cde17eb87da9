import type { carouselMessages, marqueeMessages } from './messages';

/** Hebrew texts; pass them as `messages`. */
export const hebrewMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'השהיית הטקסט הנע',
  'marquee.play': 'הפעלת הטקסט הנע',
};

/** Hebrew texts of a tabbed carousel; pass them as `messages`. */
export const hebrewCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'קרוסלה',
  'carousel.slides': 'שקופיות',
  'carousel.pause': 'השהיית המצגת',
  'carousel.play': 'הפעלת המצגת',
};
