import { lightboxMessages } from './lightbox/lightboxMessages';
import { lightboxActionMessages } from './lightbox/lightboxActionMessages';
import { slideMessages } from './slideshows/slideMessages';

/**
 * Everything that a visitor reads or hears from a gallery. Inside the package each part takes its own words, so that those
 * of the lightbox come with its code.
 */
export const galleryMessages = {
  ...slideMessages,
  ...lightboxMessages,
  ...lightboxActionMessages,
};
