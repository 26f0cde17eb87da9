/** Encoded, because keys are separated by spaces in a header. */
const keySafe = (id: string): string => encodeURIComponent(id);

/** The key of all pages of a site. */
export const keyOfSite = (siteId: string): string => `site-${keySafe(siteId)}`;

/** The key of pages with content that changes without a save: posts, dates, prices, stock. */
const keyOfMoving = (siteId: string): string => `moving-${keySafe(siteId)}`;

const keyOfProduct = (siteId: string, productId: string): string =>
  `product-${keySafe(siteId)}-${keySafe(productId)}`;

/** The key of pages that show more products than a header should name. */
const keyOfManyProducts = (siteId: string): string => `products-${keySafe(siteId)}`;

/** Caches bound a header: some to 8 kB, and one of 16 kB for all keys is the largest documented. */
const maxProducts = 40;

/** The keys of all pages that show one of these products. */
export const keysOfProducts = (siteId: string, productIds: readonly string[]): string[] => [
  ...new Set(productIds.map((id) => keyOfProduct(siteId, id))),
  keyOfManyProducts(siteId),
];

/** The facts that determine the keys of a page. */
export interface KeyedPage {
  siteId: string;
  pageId: string;
  isMoving: boolean;
  /** Ids of the products whose price or stock it shows. */
  products: readonly string[];
}

/** The keys by which a cache can drop a page (`Surrogate-Key`, `Cache-Tag`). */
export function keysOfPage({ siteId, pageId, isMoving, products }: KeyedPage): string[] {
  const page = `page-${keySafe(siteId)}-${keySafe(pageId)}`;
  const shown =
    products.length > maxProducts
      ? [keyOfManyProducts(siteId)]
      : products.map((id) => keyOfProduct(siteId, id));
  return [keyOfSite(siteId), page, ...(isMoving ? [keyOfMoving(siteId)] : []), ...shown];
}
