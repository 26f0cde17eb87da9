import type { Cart } from '@plinth/commerce/cart';
import { keysOfProducts } from '../caches/surrogateKeys';
import type { Services } from '../services';
import type { OrderRow } from './orderParts';

/**
 * Makes caches in front drop the pages that show products which an order has taken or returned. To be called after the
 * commit: a page that is fetched earlier would be stored with the old stock.
 */
export function forgetStock(
  { purger }: Pick<Services, 'purger'>,
  { siteId, cart }: Pick<OrderRow, 'siteId' | 'cart'>,
): void {
  const { entries = [] } = cart as Partial<Cart>;
  const ids = entries.filter(({ sku }) => sku !== undefined).map(({ itemId }) => itemId);
  if (ids.length === 0) return;
  for (const key of keysOfProducts(siteId, ids)) purger.forget(key);
}
