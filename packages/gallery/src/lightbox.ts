export { attachLightbox } from './lightbox/attachLightbox';
export type { Lightbox, LightboxOptions, LightboxTransition } from './lightbox/lightboxOptions';
