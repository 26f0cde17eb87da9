import { defineMessages } from '@plinth/site-model';

/** Visible and announced texts of a gallery on the page, without those of the lightbox. */
export const slideMessages = defineMessages({
  'gallery.label': 'Gallery',
  'gallery.carousel': 'carousel',
  'gallery.slide': 'slide',
  'gallery.slidePosition': '{position} of {count}',
  'gallery.previousSlide': 'Previous Slide',
  'gallery.nextSlide': 'Next Slide',
  'gallery.pause': 'Pause slideshow',
  'gallery.play': 'Play slideshow',
  'gallery.thumbnails': 'Slides',
  'gallery.showSlide': 'Show slide {position} of {count}',
  'gallery.openImage': 'View image {position} of {count}',
  'gallery.openVideo': 'View video {position} of {count}',
});
