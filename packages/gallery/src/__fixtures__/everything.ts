// The code of a gallery after every part has been used; measured by `pnpm size`.
export { attachVideo } from '@plinth/media/video';
export { attachGridLightbox } from '../block/attachGridLightbox';
export { openLightbox } from '../lightbox/openLightbox';
