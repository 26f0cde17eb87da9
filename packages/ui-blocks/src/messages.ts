import { defineMessages } from '@plinth/site-model';

/** Every sentence of a marquee that a visitor reads. */
export const marqueeMessages = defineMessages({
  'marquee.pause': 'Pause moving text',
  'marquee.play': 'Play moving text',
});

export { carouselMessages } from './tabbedCarousel/carouselMessages';
