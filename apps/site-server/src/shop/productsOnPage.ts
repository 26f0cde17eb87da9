import type { PageDefinition } from '@plinth/site-runtime/render';
import { blocksOf } from '../pages/blocksOf';

/** Ids of the products that a page's blocks name. */
export const productsOfBlocks = (page: PageDefinition): string[] =>
  blocksOf(page).flatMap(({ settings }) =>
    [settings?.['productId'], settings?.['productIds'], settings?.['left'], settings?.['right']]
      .flat()
      .flatMap((value) => {
        const id =
          typeof value === 'string' ? value : (Object(value) as { productId?: unknown }).productId;
        return typeof id === 'string' ? [id] : [];
      }),
  );

/** The same with the product that the page is about. A list of all products names none. */
export const productsOnPage = (page: PageDefinition): string[] => [
  ...(page.item ? [page.item.id] : []),
  ...productsOfBlocks(page),
];
