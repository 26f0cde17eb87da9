import { blockType } from '@plinth/site-model';
import { blocksOf, collectionOf, type PageDefinition } from '@plinth/site-renderer';
import type { SiteSnapshot } from '../site/loadSite';

/**
 * The page whose gallery wrote this address for one of its slides: the slide's url, or else its id, below the
 * collection's full url, and the slide by name in `itemId` ([GAL-10]). `undefined` where no gallery did.
 */
export function slidePage(
  { definition }: SiteSnapshot,
  { pathname, itemId }: { pathname: string; itemId: string | undefined },
): PageDefinition | undefined {
  if (!itemId) return undefined;
  return definition.pages.find((page) => {
    const base = collectionOf(page).fullUrl.replace(/\/?$/, '/');
    return (
      pathname.startsWith(base) &&
      slidesOf(page).some(
        ({ id, url }) =>
          named(id ?? url) === named(itemId) &&
          pathOf(base + String(url ?? id).replace(/^\/+/, '')) === pathname,
      )
    );
  });
}

/** A slash at the ends may be lost or added on the way. */
const named = (name: unknown): string =>
  (typeof name === 'string' ? name : '').replace(/^\/+|\/+$/g, '');

/** As browsers write it. */
const pathOf = (path: string): string => new URL(`https://site.invalid${path}`).pathname;

const slidesOf = (page: PageDefinition): Record<string, unknown>[] =>
  blocksOf(page)
    .filter(({ type }) => type === blockType.gallery)
    .flatMap(({ settings }): unknown => settings?.['items'] ?? [])
    .map((item) => Object(item) as Record<string, unknown>);
