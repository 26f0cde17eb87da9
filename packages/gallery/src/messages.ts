import { defineMessages } from '@plinth/site-model';

/** Everything that a visitor reads or hears from a gallery. */
export const galleryMessages = defineMessages({
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
  'lightbox.title': 'Gallery',
  'lightbox.close': 'Close',
  'lightbox.previous': 'Previous Slide',
  'lightbox.next': 'Next Slide',
  'lightbox.zoomIn': 'Zoom in',
  'lightbox.zoomOut': 'Zoom out',
  'lightbox.showCaption': 'Show caption',
  'lightbox.hideCaption': 'Hide caption',
  'lightbox.counter': '{position} of {count}',
  'lightbox.thumbnails': 'Images',
  'lightbox.imageFailed': 'This image could not be loaded.',
  'lightbox.loading': 'Loading image',
});
