import type { BlockScript } from '../../host/blockScript';

export const searchScript: BlockScript = {
  kind: 'search',
  types: [33],
  // The form finds everything by itself; only the preview has to be fetched.
  when: 'touch',
  services: ['renderWidget'],
};
