import { defineMessages } from '@plinth/site-model';

/** The messages of a tabbed carousel. */
export const carouselMessages = defineMessages({
  'carousel.role': 'carousel',
  'carousel.slides': 'Slides',
  'carousel.pause': 'Pause slideshow',
  'carousel.play': 'Play slideshow',
});
