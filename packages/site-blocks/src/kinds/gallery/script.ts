import type { BlockScript } from '../../host/blockScript';

export const galleryScript: BlockScript = {
  kind: 'gallery',
  types: [8],
  waits:
    '.pl-gallery-link,.pl-gallery-controls button,.pl-gallery-thumbnail,.sqs-gallery-controls a,.image-slide-anchor,[class*=lightbox-link],[data-previous],[data-next]',
};
