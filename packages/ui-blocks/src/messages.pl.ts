import type { carouselMessages, marqueeMessages } from './messages';

/** Polish texts; pass them as `messages`. */
export const polishMarqueeMessages: Record<keyof typeof marqueeMessages, string> = {
  'marquee.pause': 'Wstrzymaj ruchomy tekst',
  'marquee.play': 'Odtwórz ruchomy tekst',
};

/** Polish texts of a tabbed carousel; pass them as `messages`. */
export const polishCarouselMessages: Record<keyof typeof carouselMessages, string> = {
  'carousel.role': 'karuzela',
  'carousel.slides': 'Slajdy',
  'carousel.pause': 'Wstrzymaj pokaz slajdów',
  'carousel.play': 'Odtwórz pokaz slajdów',
};
