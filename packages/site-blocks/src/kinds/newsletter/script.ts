import type { BlockScript } from '../../host/blockScript';

export const newsletterScript: BlockScript = {
  kind: 'newsletter',
  types: [51],
  services: ['formOptions', 'recordSubscription'],
};
