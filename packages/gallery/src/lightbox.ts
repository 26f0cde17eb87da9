export { attachLightbox } from './lightbox/attachLightbox';
export type { Lightbox, LightboxOptions, LightboxTransition } from './dom/lightboxOptions';
export { showLightbox } from './lightbox/showLightbox';
export type { ShowLightboxOptions } from './lightbox/showLightbox';
export type { LightboxEntry, LightboxFrame } from './designs/galleryItem';
