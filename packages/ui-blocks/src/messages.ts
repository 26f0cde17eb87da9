import { defineMessages } from '@plinth/site-model';

/** The messages of a marquee. */
export const marqueeMessages = defineMessages({
  'marquee.pause': 'Pause moving text',
  'marquee.play': 'Play moving text',
});

export { carouselMessages } from './tabbedCarousel/carouselMessages';
