// The code of a gallery of which everything has been used; measured by `pnpm size`.
export { attachVideo } from '@plinth/media/video';
export { attachGridLightbox } from '../block/attachGridLightbox';
export { openLightbox } from '../lightbox/openLightbox';
