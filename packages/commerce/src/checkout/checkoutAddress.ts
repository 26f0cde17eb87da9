import { formatQuery } from '@plinth/site-model';

/** The kind of checkout, and its subject ([COM-13]). */
export type CheckoutTarget =
  | { readonly kind: 'cart' }
  | { readonly kind: 'subscription'; readonly cartToken: string }
  | { readonly kind: 'donation'; readonly donatePageId: string }
  | {
      readonly kind: 'gift-card';
      readonly websiteId: string;
      readonly giftCardProductId: string;
      readonly sku?: string | undefined;
    };

/** The path of a checkout on its site ([COM-13]). */
export function checkoutAddress(target: CheckoutTarget): string {
  switch (target.kind) {
    case 'cart':
      return '/commerce/goto-checkout';
    case 'subscription':
      return `/checkout/subscribe?${query({ cartToken: target.cartToken })}`;
    case 'donation':
      return `/checkout/donate?${query({ donatePageId: target.donatePageId })}`;
    case 'gift-card': {
      const { websiteId, giftCardProductId, sku } = target;
      return `/checkout/giftcard?${query({ websiteId, giftCardProductId, ...(sku ? { sku } : {}) })}`;
    }
  }
}

function query(values: Readonly<Record<string, string>>): string {
  return formatQuery(Object.entries(values).map(([name, value]) => [name, [value]]));
}
