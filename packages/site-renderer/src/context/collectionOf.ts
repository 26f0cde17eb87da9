import type { PageDefinition } from '@plinth/site-blocks/rendering';

/**
 * The collection of a page: its own, or the page itself as a collection of one. The browser writes
 * the addresses of slides below its full url, and the server resolves them by the same rule
 * ([GAL-10]).
 */
export function collectionOf(page: PageDefinition): NonNullable<PageDefinition['collection']> {
  return page.collection ?? { id: page.id, title: page.title, fullUrl: `/${page.slug}`, type: 1 };
}
