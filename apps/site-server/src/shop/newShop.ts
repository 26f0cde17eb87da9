import { defaultCurrency } from '@plinth/commerce/money';
import { shops } from '../database/schema/index';
import type { Transaction } from './cartRows';
import type { ShopSettings } from './shopDefinition';

/** The terms of a shop that its first product, or its first terms, open. */
export const newShop: ShopSettings = {
  currencyCode: defaultCurrency,
  pricesIncludeTax: true,
  taxRules: [],
  shippingOptions: [],
  coupons: [],
  countries: [],
};

/** Makes the shop of a site that has none yet. */
export const openNewShop = (transaction: Transaction, siteId: string) =>
  transaction
    .insert(shops)
    .values({ siteId, settings: { ...newShop } })
    .onConflictDoNothing();
