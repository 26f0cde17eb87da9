import type { BlockScript } from '../../host/blockScript';

export const appointmentScript: BlockScript = {
  kind: 'acuity',
  types: [65],
  waits: '.pl-widget-open',
};
