import type { PageDefinition } from '@plinth/site-runtime/render';
import { gallery, text } from '../blocks';
import { sampleProducts } from '../products';

export const shop: PageDefinition = {
  id: 'page-shop',
  slug: 'shop',
  title: 'Shop',
  description: 'What the last firing left whole.',
  collection: { id: 'collection-shop', title: 'Shop', fullUrl: '/shop', type: 1 },
  sections: [
    {
      id: 'opening',
      width: 'wide',
      space: 'tight',
      blocks: [
        text(
          'shop-title',
          '<h1>Shop</h1><p class="lead">What the last firing left whole. When it is gone, it is gone until the next one.</p>',
        ),
      ],
    },
    {
      id: 'shelf',
      width: 'wide',
      space: 'tight',
      blocks: [
        gallery(
          'shop-shelf',
          sampleProducts.map(({ picture, title, slug, variants }) => ({
            ...{ name: picture, title },
            description: `€${variants[0]!.price / 100}`,
            clickThroughUrl: `/shop/${slug}`,
          })),
          {
            design: 'autogrid',
            columnWidth: 230,
            aspectRatio: 0.75,
            gutter: 24,
            'show-meta': true,
          },
        ),
        text(
          'shop-note',
          '<p class="small">Prices include tax. We pack in straw and send on Mondays.</p>',
        ),
      ],
    },
  ],
};
