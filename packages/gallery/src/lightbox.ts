export { attachLightbox } from './lightbox/attachLightbox';
export type { Lightbox, LightboxOptions, LightboxTransition } from './dom/lightboxOptions';
