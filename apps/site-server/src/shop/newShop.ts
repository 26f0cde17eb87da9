import type { CurrencyCode } from '@plinth/commerce/money';
import type { SiteDefinition } from '@plinth/site-model/definition';
import { eq } from 'drizzle-orm';
import { shops, sites } from '../database/schema/index';
import { addMissingPages } from '../site/addMissingPages';
import type { Transaction } from './cartRows';
import { newShopPages } from './newShopPages';
import type { ShopSettings } from './shopDefinition';

/** The initial terms of a shop that its first product, or its first terms, open, in the chosen currency. */
export const newShop = (currencyCode: CurrencyCode): ShopSettings => ({
  currencyCode,
  pricesIncludeTax: true,
  taxRules: [],
  shippingOptions: [],
  coupons: [],
  countries: [],
});

/**
 * Creates the shop of a site that has none yet, with the required pages that the site lacks.
 *
 * @returns whether it had none
 */
export async function openNewShop(
  transaction: Transaction,
  siteId: string,
  currencyCode: CurrencyCode,
): Promise<boolean> {
  const [added] = await transaction
    .insert(shops)
    .values({ siteId, settings: { ...newShop(currencyCode) } })
    .onConflictDoNothing()
    .returning({ siteId: shops.siteId });
  if (!added) return false;
  const [site] = await transaction
    .select({ definition: sites.definition })
    .from(sites)
    .where(eq(sites.id, siteId));
  const { locale, messages } = (site?.definition ?? {}) as Partial<SiteDefinition>;
  const language = { ...(locale ? { locale } : {}), ...(messages ? { messages } : {}) };
  await addMissingPages(transaction, siteId, newShopPages(language));
  return true;
}
