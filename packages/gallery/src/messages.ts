import { lightboxMessages } from './lightbox/lightboxMessages';
import { lightboxActionMessages } from './lightbox/lightboxActionMessages';
import { slideMessages } from './slideshows/slideMessages';

/**
 * All visible and announced texts of a gallery. Inside the package each part imports its own
 * messages, so that those of the lightbox load with its code.
 */
export const galleryMessages = {
  ...slideMessages,
  ...lightboxMessages,
  ...lightboxActionMessages,
};
