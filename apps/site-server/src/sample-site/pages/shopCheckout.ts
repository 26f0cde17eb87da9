import { blockType, pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-runtime/render';

const shopPage = (
  kind: string,
  [slug, title]: readonly [string, string],
  type: number,
): PageDefinition => ({
  id: `page-${slug}`,
  ...{ slug, title, pageType: type },
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

/** Cart, checkout, and the page after it ([MOD-1]). */
export const shopCheckout: PageDefinition[] = [
  shopPage('cart', ['cart', 'Cart'], pageType.cart),
  shopPage('checkout', ['checkout', 'Checkout'], pageType.checkout),
  shopPage('order-confirmed', ['order-confirmed', 'Thank you'], pageType.orderConfirmed),
];
