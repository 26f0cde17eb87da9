import type { carouselMessages, marqueeMessages } from './messages';

/** Dutch texts; pass them as `messages`. */
export const dutchMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Bewegende tekst pauzeren',
  'marquee.play': 'Bewegende tekst afspelen',
};

/** Dutch texts of a tabbed carousel; pass them as `messages`. */
export const dutchCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'carrousel',
  'carousel.slides': 'Dia’s',
  'carousel.pause': 'Diavoorstelling pauzeren',
  'carousel.play': 'Diavoorstelling afspelen',
};
