import type { BlockRow } from '../../boot/blockTable';

export const shareRow: BlockRow = {
  kind: 'socialshare',
  // Its links work by themselves; only the share sheet has to be looked for.
  waits: '.pl-share button',
  load: () => import('./attach'),
};
