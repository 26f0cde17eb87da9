import type { BlockScript } from '../../host/blockScript';

export const registryScript: BlockScript = {
  kind: 'zola',
  types: [63],
  waits: '.pl-widget-open',
};
