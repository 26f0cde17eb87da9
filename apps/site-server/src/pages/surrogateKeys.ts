/** Signs that may stand in a key: it is a word of a header. */
const keySafe = (id: string): string => encodeURIComponent(id);

/** The key of all pages of a site. */
export const keyOfSite = (siteId: string): string => `site-${keySafe(siteId)}`;

/** The key of pages that show what changes by itself: posts, dates, prices, stock. */
const keyOfMoving = (siteId: string): string => `moving-${keySafe(siteId)}`;

/** The keys by which a cache can be told to forget a page (`Surrogate-Key`, `Cache-Tag`). */
export function keysOfPage({
  siteId,
  pageId,
  isMoving,
}: {
  siteId: string;
  pageId: string;
  isMoving: boolean;
}): string[] {
  const page = `page-${keySafe(siteId)}-${keySafe(pageId)}`;
  return [keyOfSite(siteId), page, ...(isMoving ? [keyOfMoving(siteId)] : [])];
}
