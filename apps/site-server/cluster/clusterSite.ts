import { pageType } from '@plinth/site-model';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { testSite } from '../testing/testSite';

/** The texts of the restricted pages. */
export const memberText = 'The Thursday shelf opens at six.';
export const lockedText = 'Trade prices are forty per cent lower.';

/** Passwords of pages, by their ids. */
export const clusterPasswords = { trade: 'slip and grog' };

const withBlock = (id: string, block: object, kind: number = pageType.page) =>
  ({
    id,
    slug: id,
    title: id,
    pageType: kind,
    sections: [{ id: `${id}-section`, blocks: [{ id: `${id}-block`, ...block }] }],
  }) as PageDefinition;

const ofShop = (
  id: string,
  definitionName: string,
  { settings = {}, kind }: { settings?: object; kind?: number } = {},
) => withBlock(id, { type: 1337, definitionName, settings }, kind);

/** The test site with a shop, a page for members and one behind a password. */
export const clusterSite: SiteDefinition = {
  ...testSite,
  pages: [
    ...testSite.pages,
    ofShop('shelf', 'products'),
    ofShop('jar', 'product', { settings: { productId: 'product-moon-jar' } }),
    ofShop('cart', 'cart', { kind: pageType.cart }),
    withBlock(
      'members',
      { type: 2, settings: { html: `<p>${memberText}</p>` } },
      pageType.protectedContent,
    ),
    withBlock('trade', { type: 2, settings: { html: `<p>${lockedText}</p>` } }),
  ],
};
