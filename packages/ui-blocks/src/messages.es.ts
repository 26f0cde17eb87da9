import type { carouselMessages, marqueeMessages } from './messages';

/** Spanish texts; pass them as `messages`. */
export const spanishMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Pausar el texto en movimiento',
  'marquee.play': 'Reanudar el texto en movimiento',
};

/** Spanish texts of a tabbed carousel; pass them as `messages`. */
export const spanishCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'carrusel',
  'carousel.slides': 'Diapositivas',
  'carousel.pause': 'Pausar la presentación',
  'carousel.play': 'Reproducir la presentación',
};
