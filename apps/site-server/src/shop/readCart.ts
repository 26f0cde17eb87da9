import type { Services } from '../services';
import { findCart } from './cartRows';
import type { CartKind } from './cartRows';
import { readShop } from './readShop';
import { reckonCart } from './reckonCart';
import type { ReckonedCart } from './reckonCart';

/** The visitor's cart as it is now; `undefined` where there is none. */
export async function readCart(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  siteId: string,
  tokenDigest: string | undefined,
  kind: CartKind = 'cart',
): Promise<ReckonedCart | undefined> {
  if (!tokenDigest) return undefined;
  const settings = await readShop(db, siteId);
  const row = settings && (await findCart(db, siteId, tokenDigest, kind));
  return row && reckonCart(db, row, { settings, now: clock() });
}
