// What a visitor has loaded once everything in a gallery has been used; measured by `pnpm size`.
export { attachVideo } from '@plinth/media/video';
export { attachGridLightbox } from '../block/attachGridLightbox';
export { openLightbox } from '../lightbox/openLightbox';
