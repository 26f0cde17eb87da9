import type { Cart } from '@plinth/commerce/cart';
import { keysOfProducts } from '../caches/surrogateKeys';
import type { Services } from '../services';
import type { OrderRow } from './orderParts';

/**
 * Has caches in front forget the pages that show what an order has taken, or has given back. To be called when that is
 * committed: a page that is fetched before would be kept with the stock of before.
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
