import type { Initialiser } from './runtime';

/** Parts of the page that are no block, in the order in which they start. Each comes as its own chunk. */
export const initialisers: readonly Initialiser[] = [];
