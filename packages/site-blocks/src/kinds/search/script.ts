import type { BlockScript } from '../../host/blockScript';

export const searchScript: BlockScript = {
  kind: 'search',
  types: [33],
  // The form works without a script; only the preview needs one.
  when: 'touch',
  services: ['renderWidget'],
};
