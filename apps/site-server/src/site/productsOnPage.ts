import {
  blocksOf,
  isShelf,
  type BlockDefinition,
  type PageDefinition,
} from '@plinth/site-renderer';

/** The block of buyers' reviews, by its name. */
export const reviewsBlock = 'product-reviews';

/** Ids of the products that a page's blocks name, except its shelves, which read theirs page by page. */
export const productsOfBlocks = (page: PageDefinition): string[] =>
  blocksOf(page)
    .filter((block) => !isShelf(block))
    .flatMap(productsOfBlock);

const productsOfBlock = ({ settings }: BlockDefinition): string[] =>
  [settings?.['productId'], settings?.['productIds'], settings?.['left'], settings?.['right']]
    .flat()
    .flatMap((value) => {
      const id =
        typeof value === 'string' ? value : (Object(value) as { productId?: unknown }).productId;
      return typeof id === 'string' ? [id] : [];
    });

/** Ids of the products that a page was made for: neither its shelves nor its reviews make it a product's page. */
export const productsOffered = (page: PageDefinition): string[] => [
  ...(page.item ? [page.item.id] : []),
  ...blocksOf(page)
    .filter((block) => !isShelf(block) && block.definitionName !== reviewsBlock)
    .flatMap(productsOfBlock),
];

/**
 * Ids of the products that a page offers: its own, and those of its blocks. A list of all products names none, and
 * reviews of a product do not offer it.
 */
export const productsOnPage = (page: PageDefinition): string[] => [
  ...(page.item ? [page.item.id] : []),
  ...blocksOf(page)
    .filter(({ definitionName }) => definitionName !== reviewsBlock)
    .flatMap(productsOfBlock),
];
