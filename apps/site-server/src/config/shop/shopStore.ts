import { eq } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { shops } from '../../database/schema/index';
import { newShop, openNewShop } from '../../shop/newShop';
import { readShop } from '../../shop/readShop';
import type { ShopSettings } from '../../shop/shopDefinition';
import { saveRevision, stateOf, type Author } from '../revisions/saveRevision';

/** A part of a shop's terms that is saved as one form, in versions. */
export interface ShopPart<Part extends object> {
  /** Names its versions. */
  subject: 'shop-terms' | 'shop-coupons';
  partOf(settings: ShopSettings): Part;
  withPart(settings: ShopSettings, part: Part): ShopSettings;
}

/** The terms of every kind but the coupons. */
export const termsPart: ShopPart<Omit<ShopSettings, 'coupons' | 'downloads'>> = {
  subject: 'shop-terms',
  partOf: ({ coupons: _, downloads: __, ...terms }) => terms,
  withPart: ({ coupons, downloads }, terms) => ({
    ...terms,
    coupons,
    ...(downloads ? { downloads } : {}),
  }),
};

export const couponsPart: ShopPart<Pick<ShopSettings, 'coupons'>> = {
  subject: 'shop-coupons',
  partOf: ({ coupons }) => ({ coupons }),
  withPart: (settings, { coupons }) => ({ ...settings, coupons }),
};

export const readTerms = async (db: Database, siteId: string): Promise<ShopSettings> =>
  (await readShop(db, siteId)) ?? newShop;

export type SaveShopResult<Part> = { outcome: 'saved' } | { outcome: 'conflict'; theirs: Part };

/** Stores a part of the terms if it is still as its author read it; the other part stays as it is. */
export function saveShopPart<Part extends object>(
  db: Database,
  { subject, partOf, withPart }: ShopPart<Part>,
  input: { siteId: string; base: string; part: Part; author: Author; now: Date },
): Promise<SaveShopResult<Part>> {
  const { siteId, base, part, author, now } = input;
  return db.transaction(async (transaction): Promise<SaveShopResult<Part>> => {
    await openNewShop(transaction, siteId);
    const [row] = await transaction
      .select()
      .from(shops)
      .where(eq(shops.siteId, siteId))
      .for('update');
    const stored = row!.settings as unknown as ShopSettings;
    const before = partOf(stored);
    // Asked first: whoever presses Save twice would stand in conflict with themselves.
    if (stateOf(before) === stateOf(part)) return { outcome: 'saved' };
    if (stateOf(before) !== base) return { outcome: 'conflict', theirs: before };
    await transaction
      .update(shops)
      .set({ settings: { ...withPart(stored, part) } })
      .where(eq(shops.siteId, siteId));
    await saveRevision(transaction, {
      siteId,
      subject,
      author,
      now,
      before: { source: JSON.stringify(before), content: before },
      source: JSON.stringify(part),
    });
    return { outcome: 'saved' };
  });
}
