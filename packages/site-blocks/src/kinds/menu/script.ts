import type { BlockScript } from '../../host/blockScript';

export const menuScript: BlockScript = {
  kind: 'menu',
  types: [18],
  // Until then find-in-page cannot see the tabs that are not shown.
  when: 'idle',
  waits: '.menu-select-labels',
};
