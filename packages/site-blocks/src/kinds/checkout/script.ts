import type { BlockScript } from '../../host/blockScript';

export const checkoutScript: BlockScript = {
  kind: 'checkout',
};
