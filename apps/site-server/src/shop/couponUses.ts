import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { couponUses } from '../database/schema/index';
import type { Transaction } from './cartRows';
import type { ShopCoupon, ShopSettings } from './shopDefinition';
import { ShopRefusal } from './ShopRefusal';

/** Coupons as a cart may use them now: those with a limit carry their remaining uses. */
export async function readCouponUses(
  db: Pick<Database, 'select'>,
  siteId: string,
  coupons: readonly ShopCoupon[],
): Promise<ShopCoupon[]> {
  const limited = coupons.filter(({ maxUses }) => maxUses !== undefined);
  if (limited.length === 0) return [...coupons];
  const rows = await db
    .select()
    .from(couponUses)
    .where(
      and(
        eq(couponUses.siteId, siteId),
        inArray(
          couponUses.code,
          limited.map(({ code }) => code),
        ),
      ),
    );
  const uses = new Map(rows.map((row) => [row.code, row.uses]));
  return coupons.map((coupon) =>
    coupon.maxUses === undefined
      ? coupon
      : { ...coupon, usesLeft: Math.max(0, coupon.maxUses - (uses.get(coupon.code) ?? 0)) },
  );
}

/**
 * Counts one use of each coupon that has a limit, in the order of their codes.
 * @returns the codes that were counted
 * @throws {ShopRefusal} when another order took the last use meanwhile
 */
export async function takeCoupons(
  transaction: Transaction,
  siteId: string,
  { settings, codes }: { settings: Pick<ShopSettings, 'coupons'>; codes: readonly string[] },
): Promise<string[]> {
  const limited = settings.coupons
    .filter(({ code, maxUses }) => maxUses !== undefined && codes.includes(code))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  for (const { code, maxUses = 0 } of limited) {
    const counted = await transaction
      .insert(couponUses)
      .values({ siteId, code, uses: 1 })
      .onConflictDoUpdate({
        target: [couponUses.siteId, couponUses.code],
        set: { uses: sql`${couponUses.uses} + 1` },
        setWhere: sql`${couponUses.uses} < ${maxUses}`,
      })
      .returning({ uses: couponUses.uses });
    // A first use is inserted without checking the limit.
    if (counted.length === 0 || counted[0]!.uses > maxUses)
      throw new ShopRefusal('shop.totalChanged');
  }
  return limited.map(({ code }) => code);
}

/** An order that was not paid has used no coupon. */
export async function giveBackCoupons(
  transaction: Transaction,
  siteId: string,
  codes: readonly string[],
): Promise<void> {
  for (const code of codes)
    await transaction
      .update(couponUses)
      .set({ uses: sql`${couponUses.uses} - 1` })
      .where(and(eq(couponUses.siteId, siteId), eq(couponUses.code, code)));
}
