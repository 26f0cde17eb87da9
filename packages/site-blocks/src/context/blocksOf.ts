import type { BlockDefinition, PageDefinition } from './siteDefinition';

/** The blocks of a page from top to bottom. A page of an older version may lack either list. */
export const blocksOf = ({ sections }: Pick<PageDefinition, 'sections'>): BlockDefinition[] =>
  (sections ?? []).flatMap(({ blocks }) => blocks ?? []);
