import type { BlockScript } from '../../host/blockScript';

export const cartScript: BlockScript = {
  kind: 'cart',
  services: ['cartStore'],
};
