import type { BlockTable } from '../boot/blockTable';

/** Every block with behaviour in the browser: when it is wanted, and where its chunk is. */
export const blockTable: BlockTable = [];
