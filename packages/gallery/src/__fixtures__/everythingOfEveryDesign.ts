// Like `everything.ts`, with slideshows, strips and carousels of every transition on the same page.
export { attachVideo } from '@plinth/media/video';
export { attachGallery } from '../block/attachGallery';
export { openLightbox } from '../lightbox/openLightbox';
