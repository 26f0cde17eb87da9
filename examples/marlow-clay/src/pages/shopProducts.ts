import { blockType } from '@plinth/site-model';
import type { PageDefinition, SectionDefinition } from '@plinth/site-model/definition';
import { image } from '../blocks';
import { sampleProducts } from '../products';
import { sampleReviews } from '../reviews';

/** A page for each piece: its picture, its text, its button. */
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
          image(`${id}-picture`, picture, { span: 6 }),
          {
            id: `${id}-buy`,
            type: blockType.websiteComponent,
            definitionName: 'product',
            span: 5,
            settings: { productId: id, description },
          },
        ],
      },
      ...reviewsOf(id),
    ],
  }),
);

/** At full width where there are reviews; those of a piece without reviews are below its button. */
function reviewsOf(productId: string): SectionDefinition[] {
  return sampleReviews.some((review) => review.productId === productId)
    ? [
        {
          id: 'said',
          width: 'normal',
          space: 'tight',
          blocks: [
            {
              id: `${productId}-reviews`,
              type: blockType.websiteComponent,
              definitionName: 'product-reviews',
              settings: { productId },
            },
          ],
        },
      ]
    : [];
}
