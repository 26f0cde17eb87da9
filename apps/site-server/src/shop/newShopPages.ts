import { blockType, pageType, type KnownPageType } from '@plinth/site-model';
import type { PageDefinition, SiteDefinition } from '@plinth/site-model/definition';
import { translateShop } from './translateShop';

type Site = Pick<SiteDefinition, 'locale' | 'messages'>;

/** The pages that a shop requires: the list of all products, the cart, the checkout and its end. */
export const newShopPages = (site: Site): PageDefinition[] => [
  {
    ...page(site, { slug: 'shop', kind: 'products', title: 'shop', type: pageType.collection }),
    collection: {
      id: 'collection-shop',
      title: translateShop(site, 'shop.page.shop'),
      fullUrl: '/shop',
      type: 1,
    },
  },
  page(site, { slug: 'cart', kind: 'cart', title: 'cart', type: pageType.cart }),
  page(site, { slug: 'checkout', kind: 'checkout', title: 'checkout', type: pageType.checkout }),
  page(site, {
    slug: 'order-confirmed',
    kind: 'order-confirmed',
    title: 'confirmed',
    type: pageType.orderConfirmed,
  }),
];

function page(
  site: Site,
  {
    slug,
    kind,
    title: name,
    type,
  }: {
    slug: string;
    kind: string;
    title: 'shop' | 'cart' | 'checkout' | 'confirmed';
    type: KnownPageType;
  },
): PageDefinition {
  const title = translateShop(site, `shop.page.${name}`);
  const isShelf = kind === 'products';
  return {
    id: `page-${slug}`,
    slug,
    title,
    pageType: type,
    sections: [
      {
        id: slug,
        width: isShelf ? 'wide' : 'normal',
        space: 'tight',
        blocks: [
          // Cart, checkout and the page after it have headings of their own.
          ...(isShelf
            ? [{ id: 'shop-title', type: blockType.html, settings: { html: `<h1>${title}</h1>` } }]
            : []),
          {
            id: `the-${kind}`,
            type: blockType.websiteComponent,
            definitionName: kind,
            settings: {},
          },
        ],
      },
    ],
  };
}
