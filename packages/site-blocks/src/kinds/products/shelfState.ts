import { readPageNumber } from '@plinth/listings';
import type { ShelfNeed } from '../../context/contentView';
import type { NeedContext } from '../../context/blockRenderer';
import { blocksOf } from '../../context/blocksOf';
import { readNumberOr } from '../../context/readSettings';
import type { BlockDefinition, PageDefinition } from '../../context/siteDefinition';
import { readState } from '../../parts/blockState';

/**
 * Fills the rows of two, three and four columns, and is small enough for their quick views to be in
 * the page.
 */
const usualPageSize = 24;
const largestPageSize = 60;

/** Number of a shelf's products on one page. @default 24 (at most 60) */
export const shelfPageSize = (settings: Record<string, unknown>): number =>
  Math.round(
    Math.min(largestPageSize, Math.max(1, readNumberOr(settings, 'pageSize', usualPageSize))),
  );

/** Whether a block shows products page by page. */
export const isShelf = ({
  definitionName = '',
}: Pick<BlockDefinition, 'definitionName'>): boolean => definitionName.toLowerCase() === 'products';

/**
 * Whether the plain parameter of the address (`/shop?page=2`) belongs to this shelf: the first
 * shelf of the shop's own page.
 */
export const isShelfOfPage = (page: PageDefinition, blockId: string): boolean =>
  page.collection !== undefined &&
  page.item === undefined &&
  blocksOf(page).find(isShelf)?.id === blockId;

/** The products for the address. */
export function shelfNeed(
  settings: Record<string, unknown>,
  { url, page }: Pick<NeedContext, 'url' | 'page'>,
  blockId: string,
): ShelfNeed {
  const { productIds } = settings;
  const limit = shelfPageSize(settings);
  const isOwnPage = isShelfOfPage(page, blockId);
  const number = readPageNumber(readState('page', { url, blockId, isOwnPage }));
  return {
    kind: 'shelf',
    offset: (number - 1) * limit,
    limit,
    ...(Array.isArray(productIds) ? { productIds: productIds.map(String) } : {}),
  };
}
