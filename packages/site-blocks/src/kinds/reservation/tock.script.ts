import type { BlockScript } from '../../host/blockScript';

export const tockScript: BlockScript = {
  kind: 'tock',
  types: [68],
  waits: '.pl-widget-open',
};
