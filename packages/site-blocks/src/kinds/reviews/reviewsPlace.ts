import { encodeAddressPart } from '@plinth/site-model';
import { blocksOf } from '../../context/blocksOf';
import type { PageDefinition } from '../../context/siteDefinition';

interface ReviewsPlace {
  page: Pick<PageDefinition, 'sections'>;
  /** The id of the block that contains them. @default the first block that shows them */
  blockId?: string;
}

/**
 * The id of a product's reviews on a page: by the product for the first, and by block as well for
 * others.
 */
export function reviewsId(productId: string, { page, blockId }: ReviewsPlace): string {
  const id = `reviews-${encodeAddressPart(productId)}`;
  const first = blocksOfProduct('product-reviews', productId, page)[0];
  const shown = first ?? blocksOfProduct('product', productId, page)[0];
  return blockId === undefined || !shown || shown.id === blockId ? id : `${id}-${blockId}`;
}

/** Whether a page has a separate block for a product's reviews. */
export const isShownApart = (productId: string, page: ReviewsPlace['page']): boolean =>
  blocksOfProduct('product-reviews', productId, page).length > 0;

const blocksOfProduct = (name: string, productId: string, page: ReviewsPlace['page']) =>
  blocksOf(page).filter(
    ({ definitionName, settings }) =>
      definitionName === name && settings?.['productId'] === productId,
  );
