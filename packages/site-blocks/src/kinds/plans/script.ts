import type { BlockScript } from '../../host/blockScript';

export const plansScript: BlockScript = {
  kind: 'pricing-plan',
  types: [72],
  waits: '[data-pricing-button]',
};
