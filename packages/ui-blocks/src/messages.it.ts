import type { carouselMessages, marqueeMessages } from './messages';

/** Italian texts; pass them as `messages`. */
export const italianMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Metti in pausa il testo scorrevole',
  'marquee.play': 'Riavvia il testo scorrevole',
};

/** Italian texts of a tabbed carousel; pass them as `messages`. */
export const italianCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'carosello',
  'carousel.slides': 'Diapositive',
  'carousel.pause': 'Metti in pausa la presentazione',
  'carousel.play': 'Avvia la presentazione',
};
