import type { CurrencyCode } from '@plinth/commerce/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { shops } from '../../database/schema/index';
import { openNewShop } from '../../shop/newShop';
import type { ShopSettings } from '../../shop/shopDefinition';
import { saveRevision, stateOf, type Author } from '../revisions/saveRevision';

/** A part of a shop's terms that is saved as one form, in versions. */
export interface ShopPart<Part extends object> {
  /** The subject under which its versions are stored. */
  subject: 'shop-terms' | 'shop-coupons';
  partOf(settings: ShopSettings): Part;
  withPart(settings: ShopSettings, part: Part): ShopSettings;
}

/** All terms except the coupons. */
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

/** The state that a form has read if there was no shop. */
export const noShop = 'new';

export type SaveShopResult<Part> = { outcome: 'saved' } | { outcome: 'conflict'; theirs: Part };

/** Stores a part of the terms if it is unchanged since its author read it; the other part stays unchanged. */
export function saveShopPart<Part extends object>(
  db: Database,
  { subject, partOf, withPart }: ShopPart<Part>,
  input: {
    siteId: string;
    base: string;
    part: Part;
    /** The currency of a shop that is created by this save. */
    currencyCode: CurrencyCode;
    author: Author;
    now: Date;
  },
): Promise<SaveShopResult<Part>> {
  const { siteId, base, part, currencyCode, author, now } = input;
  return db.transaction(async (transaction): Promise<SaveShopResult<Part>> => {
    const isNew = await openNewShop(transaction, siteId, currencyCode);
    const [row] = await transaction
      .select()
      .from(shops)
      .where(eq(shops.siteId, siteId))
      .for('update');
    const stored = row!.settings as unknown as ShopSettings;
    const before = partOf(stored);
    // Checked first: pressing Save twice must not count as a conflict.
    if (!isNew && stateOf(before) === stateOf(part)) return { outcome: 'saved' };
    if (!isNew && stateOf(before) !== base) return { outcome: 'conflict', theirs: before };
    await transaction
      .update(shops)
      .set({ settings: { ...withPart(stored, part) } })
      .where(eq(shops.siteId, siteId));
    await saveRevision(transaction, {
      siteId,
      subject,
      author,
      now,
      before: isNew ? undefined : { source: JSON.stringify(before), content: before },
      source: JSON.stringify(part),
    });
    return { outcome: 'saved' };
  });
}
