import { blockType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-runtime/render';
import { image } from '../blocks';
import { sampleProducts } from '../products';

/** A page for each piece: its picture, its words, its button. */
export const shopProducts: PageDefinition[] = sampleProducts.map(
  ({ id, slug, title, picture, description }) => ({
    id: `page-${id}`,
    slug: `shop/${slug}`,
    title,
    description: description.replace(/<[^>]*>/g, ''),
    collection: { id: 'collection-shop', title: 'Shop', fullUrl: '/shop', type: 1 },
    item: { id, title },
    sections: [
      {
        id: 'piece',
        width: 'wide',
        layout: 'grid',
        space: 'tight',
        blocks: [
          image(`${id}-picture`, picture, {}, 6),
          {
            id: `${id}-buy`,
            type: blockType.websiteComponent,
            definitionName: 'product',
            span: 5,
            settings: { productId: id, description },
          },
        ],
      },
    ],
  }),
);
