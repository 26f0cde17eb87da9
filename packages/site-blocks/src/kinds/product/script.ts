import type { BlockScript } from '../../host/blockScript';

export const productScript: BlockScript = {
  kind: 'product',
  types: [43],
  waits: '[data-add-to-cart]',
  services: ['cartStore'],
};
