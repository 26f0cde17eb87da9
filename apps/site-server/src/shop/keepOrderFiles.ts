import type { Cart } from '@plinth/commerce/cart';
import { orderFiles } from '../database/schema/index';
import type { Transaction } from './cartRows';
import { readProductFiles } from './readShop';
import type { ShopSettings } from './shopDefinition';

/** Number of downloads and days by default. */
const usual = { times: 5, days: 30 };
const day = 86_400_000;

export interface OrderOfFiles {
  siteId: string;
  orderId: string;
  cart: Cart;
  settings: Pick<ShopSettings, 'downloads'>;
  now: number;
}

/** Stores the files of an order's digital products with it: the order has them even if the product is deleted. */
export async function keepOrderFiles(
  transaction: Transaction,
  { siteId, orderId, cart, settings, now }: OrderOfFiles,
): Promise<void> {
  const ids = cart.entries
    .filter(({ productType }) => productType === 'DIGITAL')
    .map(({ itemId }) => itemId);
  const found = await readProductFiles(transaction, siteId, ids);
  const files = ids.flatMap((id) => found.get(id) ?? []);
  if (files.length === 0) return;
  const { times, days } = settings.downloads ?? usual;
  await transaction.insert(orderFiles).values(
    files.map(({ file, name = file }, position) => ({
      orderId,
      position,
      file,
      name,
      max: times,
      expiresAt: new Date(now + days * day),
    })),
  );
}
