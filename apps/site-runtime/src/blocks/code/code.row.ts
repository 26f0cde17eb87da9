import type { BlockRow } from '../../boot/blockTable';

export const codeRow: BlockRow = {
  kind: 'code',
  types: [23],
  when: 'touch',
  waits: '.pl-code-copy',
  load: () => import('./attach'),
};
