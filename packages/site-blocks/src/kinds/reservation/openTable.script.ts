import type { BlockScript } from '../../host/blockScript';

export const openTableScript: BlockScript = {
  kind: 'opentable',
  types: [50, 66],
  waits: '.pl-widget-open',
};
