import type { BlockScript } from '../../host/blockScript';

export const menuScript: BlockScript = {
  kind: 'menu',
  types: [18],
  // Until then find-in-page does not search the hidden tabs.
  when: 'idle',
  waits: '.menu-select-labels',
};
