import type { BlockRow } from '../boot/blockTable';

/** Texts, quotes, rules, buttons and similar blocks: their HTML is complete, and their data attributes are not read. */
export const finishedRow: BlockRow = {
  kind: 'html',
  types: [2, 13, 14, 16, 21, 31, 44, 46, 47, 48, 52, 53, 54, 59, 61],
  when: 'never',
};
