import type { carouselMessages, marqueeMessages } from './messages';

/** Brazilian Portuguese texts; pass them as `messages`. */
export const portugueseMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Pausar o texto em movimento',
  'marquee.play': 'Retomar o texto em movimento',
};

/** Portuguese texts of a tabbed carousel; pass them as `messages`. */
export const portugueseCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'carrossel',
  'carousel.slides': 'Slides',
  'carousel.pause': 'Pausar a apresentação',
  'carousel.play': 'Reproduzir a apresentação',
};
