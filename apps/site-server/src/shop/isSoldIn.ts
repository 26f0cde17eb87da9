import type { CartRow } from './cartRows';
import type { SoldProduct } from './readShop';

/** Whether a product may lie in a cart: subscriptions and gift cards have a checkout of their own ([COM-13]). */
export const isSoldIn = (
  { kind }: Pick<CartRow, 'kind'>,
  { productType, subscription }: Pick<SoldProduct, 'productType' | 'subscription'>,
): boolean => productType !== 'GIFT_CARD' && kind === (subscription ? 'subscription' : 'cart');
