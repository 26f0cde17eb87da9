import type { PageDefinition } from '../context/siteDefinition';

/**
 * The visitor's choice in a block, read from the address: every state is a link that works without
 * JavaScript, and can be stored and shared. A block's parameters contain its id
 * (`dates-month=2026-12`); on the collection's own page the plain parameter works as well
 * (`/journal?category=Kiln`), which archives use in their links.
 */
export function readState(
  name: string,
  { url, blockId, isOwnPage = false }: { url: URL; blockId: string; isOwnPage?: boolean },
): string | undefined {
  const { searchParams } = url;
  return (
    searchParams.get(`${blockId}-${name}`) ??
    (isOwnPage ? searchParams.get(name) : null) ??
    undefined
  );
}

/** The parameter of a block's state in its links. */
export const stateWord = (
  name: string,
  { blockId, isOwnPage = false }: { blockId: string; isOwnPage?: boolean },
): string => (isOwnPage ? name : `${blockId}-${name}`);

/** Whether a page is the collection's own, not the page of an item. */
export const isCollectionPage = (page: PageDefinition, collectionId: string): boolean =>
  page.collection?.id === collectionId && page.item === undefined;

/**
 * The address of the same page with the block in another state. An empty value removes its
 * parameter.
 */
export function stateHref(
  changes: Readonly<Record<string, string | undefined>>,
  { url, blockId, isOwnPage = false }: { url: URL; blockId: string; isOwnPage?: boolean },
): string {
  const search = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    search.delete(`${blockId}-${name}`);
    if (isOwnPage) search.delete(name);
    if (value) search.set(stateWord(name, { blockId, isOwnPage }), value);
  }
  const query = search.toString();
  return `${url.pathname}${query ? `?${query}` : ''}#block-${blockId}`;
}
