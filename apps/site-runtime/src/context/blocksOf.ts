import type { BlockDefinition, PageDefinition } from './siteDefinition';

/** The blocks of a page from top to bottom. What a database of older days holds may lack either list. */
export const blocksOf = ({ sections }: Pick<PageDefinition, 'sections'>): BlockDefinition[] =>
  (sections ?? []).flatMap(({ blocks }) => blocks ?? []);
