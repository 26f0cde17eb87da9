import type { carouselMessages, marqueeMessages } from './messages';

/** French texts; pass them as `messages`. */
export const frenchMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Mettre le texte défilant en pause',
  'marquee.play': 'Relancer le texte défilant',
};

/** French texts of a tabbed carousel; pass them as `messages`. */
export const frenchCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'carrousel',
  'carousel.slides': 'Diapositives',
  'carousel.pause': 'Mettre le diaporama en pause',
  'carousel.play': 'Lancer le diaporama',
};
