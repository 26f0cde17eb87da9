import type { BlockScript } from '../../host/blockScript';

export const productsScript: BlockScript = {
  kind: 'products',
  waits: '[data-quick-view]',
  services: ['recordQuickView'],
};
