import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';
import { findCart, type CartKind } from './cartRows';
import { readShop } from './readShop';
import { calculateCart, type CalculatedCart } from './calculateCart';

/**
 * The visitor's cart as it is now; `undefined` where there is none.
 *
 * @param site as the caller may see it
 */
export async function readCart(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { definition: { id: siteId }, closed }: Pick<SiteSnapshot, 'definition' | 'closed'>,
  { tokenDigest, kind }: { tokenDigest: string | undefined; kind?: CartKind },
): Promise<CalculatedCart | undefined> {
  if (!tokenDigest) return undefined;
  const settings = await readShop(db, siteId);
  const row = settings && (await findCart(db, { siteId, tokenDigest, kind }));
  return row && calculateCart(db, row, { settings, closedProducts: closed.products, now: clock() });
}
