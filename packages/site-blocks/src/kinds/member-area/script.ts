import type { BlockScript } from '../../host/blockScript';

export const memberAreaScript: BlockScript = {
  kind: 'memberarea',
  types: [67],
  when: 'touch',
  waits: '[data-pricing-button]',
};
