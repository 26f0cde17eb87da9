import type { Cart } from '@plinth/commerce/cart';
import { siteInLanguage } from '@plinth/site-model/definition';
import type { SiteDefinition } from '@plinth/site-renderer';
import type { Database } from '../database/openDatabase';
import { cartInLanguage } from '../shop/cartInLanguage';
import type { OrderRow } from '../shop/orderParts';

/** A site and the lines of an order, in the language of the purchase. */
export async function inLanguageOfOrder(
  db: Pick<Database, 'select'>,
  site: SiteDefinition,
  { siteId, language, cart }: Pick<OrderRow, 'siteId' | 'language' | 'cart'>,
): Promise<{ site: SiteDefinition; cart: Partial<Cart> }> {
  const bought = cart as unknown as Cart;
  if (language === '') return { site, cart: bought };
  return {
    site: siteInLanguage(site, language),
    cart: await cartInLanguage(db, bought, { siteId, language }),
  };
}
