import { blockType, pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { text } from '../blocks';

const shopPage = (
  kind: string,
  [slug, title]: readonly [string, string],
  type: number,
): PageDefinition => ({
  id: `page-${slug}`,
  slug,
  title,
  pageType: type,
  sections: [
    {
      id: slug,
      width: 'normal',
      space: 'tight',
      blocks: [
        {
          id: `the-${kind}`,
          type: blockType.websiteComponent,
          definitionName: kind,
          settings: {},
        },
      ],
    },
  ],
});

/** The page of a review request: the form is below this text. */
const reviews: PageDefinition = {
  id: 'page-reviews',
  slug: 'reviews',
  title: 'Your review',
  pageType: pageType.reviewsRequest,
  sections: [
    {
      id: 'reviews-words',
      width: 'narrow',
      space: 'tight',
      blocks: [
        text(
          'reviews-opening',
          '<h1>How does it hold?</h1><p class="lead">You have lived with it for a while. Tell the next one at the shelf what it is like at the table, and tell us what we should do otherwise.</p>',
        ),
        {
          id: 'the-reviews',
          type: blockType.websiteComponent,
          definitionName: 'reviews',
          settings: {},
        },
      ],
    },
  ],
};

/** Cart, checkout, the page after it, and the page for reviews ([MOD-1]). */
export const shopCheckout: PageDefinition[] = [
  shopPage('cart', ['cart', 'Cart'], pageType.cart),
  shopPage('checkout', ['checkout', 'Checkout'], pageType.checkout),
  shopPage('order-confirmed', ['order-confirmed', 'Thank you'], pageType.orderConfirmed),
  reviews,
];
