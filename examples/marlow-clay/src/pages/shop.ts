import { blockType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { button, text } from '../blocks';
import { opening } from '../opening';
import { sampleProducts } from '../products';

export const shop: PageDefinition = {
  id: 'page-shop',
  slug: 'shop',
  title: 'Shop',
  description: 'What the last firing left whole.',
  collection: { id: 'collection-shop', title: 'Shop', fullUrl: '/shop', type: 1 },
  sections: [
    opening('shop', {
      heading: 'Shop',
      lead: 'What the last firing left whole. When it is gone, it is gone until the next one.',
    }),
    {
      id: 'shelf',
      width: 'wide',
      space: 'tight',
      blocks: [
        {
          id: 'shop-shelf',
          type: blockType.websiteComponent,
          definitionName: 'products',
          settings: {
            productIds: sampleProducts.map(({ id }) => id),
            descriptions: Object.fromEntries(
              sampleProducts.map(({ id, description }) => [id, description]),
            ),
          },
        },
        text(
          'shop-note',
          '<p class="small">Prices include tax. We pack in straw and send on Mondays.</p>',
        ),
      ],
    },
    {
      id: 'club',
      width: 'normal',
      tone: 'muted',
      blocks: [
        text(
          'shop-club',
          '<h2>The shelf club</h2><p>A cup a month, or one large piece a year for three years. Packed in straw like everything else. And for somebody who likes to choose, there is a <a href="/shop/gift-card">gift card</a>.</p>',
        ),
        button('shop-club-link', { buttonText: 'Look at the club', clickthroughUrl: '/shop/club' }),
      ],
    },
  ],
};
