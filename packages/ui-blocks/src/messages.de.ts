import type { carouselMessages, marqueeMessages } from './messages';

/** German texts; pass them as `messages`. */
export const germanMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Laufschrift anhalten',
  'marquee.play': 'Laufschrift abspielen',
};

/** German texts of a tabbed carousel; pass them as `messages`. */
export const germanCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'Karussell',
  'carousel.slides': 'Folien',
  'carousel.pause': 'Diashow anhalten',
  'carousel.play': 'Diashow abspielen',
};
