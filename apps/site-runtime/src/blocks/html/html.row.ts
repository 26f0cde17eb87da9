import type { BlockRow } from '../../boot/blockTable';

export const htmlRow: BlockRow = {
  // Texts, quotes, rules, buttons and their like.
  kind: 'html',
  types: [2, 13, 14, 16, 21, 31, 44, 46, 47, 48, 52, 53, 54, 59, 61],
  when: 'never',
};
