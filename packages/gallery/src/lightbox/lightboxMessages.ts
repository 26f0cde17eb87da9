import { defineMessages } from '@plinth/site-model';
import { slideMessages } from '../slideshows/slideMessages';

/** Visible and announced texts of a lightbox; some are shared with the gallery. */
export const lightboxMessages = defineMessages({
  ...slideMessages,
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
  'lightbox.contentFailed': 'This content could not be loaded.',
  'lightbox.untitled': 'Image without a description',
  'lightbox.loading': 'Loading image',
});
