import type { ShopView } from '@plinth/site-renderer';
import { ordersOf } from '../members/ordersOf';
import type { Account } from '../security/sessions';
import type { Services } from '../services';

/**
 * A checkout with its buyer's last entries ([SRV-104g]): the address of the account, and of their last order. Entries
 * that were just posted stay.
 */
export async function withBuyersEntries(
  { db }: Pick<Services, 'db'>,
  shop: ShopView | undefined,
  { siteId, account }: { siteId: string; account: Account | undefined },
): Promise<ShopView | undefined> {
  if (!shop?.checkout || shop.answer || !account) return shop;
  const { email } = account;
  const [last] = await ordersOf(db, { siteId, email });
  return { ...shop, answer: { values: { ...last?.address, email } } };
}
