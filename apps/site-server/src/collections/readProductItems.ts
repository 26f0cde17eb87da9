import { sortItems } from '@plinth/listings';
import {
  blocksOf,
  type ContentItem,
  type ItemsAnswer,
  type ItemsNeed,
  type PageDefinition,
} from '@plinth/site-renderer';
import type { Database } from '../database/openDatabase';
import { isProtected } from '../site/isProtected';
import { readProducts, readShop, type SoldProduct } from '../shop/readShop';
import type { SiteSnapshot } from '../site/loadSite';
import { lastPageOffset } from './lastPageOffset';

/** A collection without rows of its own: pages of the site that are its items, such as those of products. */
export async function readProductItems(
  db: Database,
  { site, need, language }: { site: SiteSnapshot; need: ItemsNeed; language?: string | undefined },
): Promise<ItemsAnswer | undefined> {
  const { definition } = site;
  const pages = definition.pages.filter(
    (page) =>
      page.collection?.id === need.collectionId &&
      page.item &&
      page.item.id !== need.excludeId &&
      !isProtected(page),
  );
  const [first] = pages;
  if (!first?.collection) return undefined;
  const { id, title, fullUrl } = first.collection;
  const offset = Math.min(need.offset, lastPageOffset(pages.length, need.limit));
  // Pages of products have no time: their other orders are the site's own.
  const sorted =
    need.sort === 'title' ? sortItems(pages, 'title', { locale: definition.locale }) : pages;
  const shown = sorted.slice(offset, offset + need.limit);
  const shop = await readShop(db, definition.id);
  const products = shop
    ? await readProducts(db, {
        siteId: definition.id,
        ids: shown.map(({ item }) => item!.id),
        currencyCode: shop.currencyCode,
        language,
      })
    : new Map<string, SoldProduct>();
  return {
    kind: 'items',
    collection: { id, title, url: fullUrl, kind: 'products' },
    total: pages.length,
    facets: [],
    items: shown.map((page): ContentItem => {
      const image = firstImage(page);
      return {
        id: page.item!.id,
        title: page.title,
        url: `/${page.slug}`,
        excerpt: page.description ?? '',
        categories: [],
        tags: [],
        isFeatured: false,
        ...(image ? { image } : {}),
        product: products.get(page.item!.id),
      };
    }),
  };
}

function firstImage(page: PageDefinition) {
  for (const { settings } of blocksOf(page)) {
    const { src, width, height, alt } = settings ?? {};
    if (typeof src !== 'string') continue;
    return {
      src,
      width: typeof width === 'number' ? width : undefined,
      height: typeof height === 'number' ? height : undefined,
      alt: typeof alt === 'string' ? alt : '',
    };
  }
  return undefined;
}
