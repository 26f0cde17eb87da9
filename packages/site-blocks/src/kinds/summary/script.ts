import type { BlockScript } from '../../host/blockScript';

export const summaryScript: BlockScript = {
  kind: 'summary',
  aliases: ['summary-v2'],
  types: [20, 55],
  waits: '.pl-summary-pager button,.summary-carousel-pager :is(.previous,.next)',
  services: ['renderWidget'],
};
