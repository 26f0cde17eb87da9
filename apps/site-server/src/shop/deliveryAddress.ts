import type { Cart } from '@plinth/commerce/cart';
import type { SiteDefinition } from '@plinth/site-renderer';
import type { Database } from '../database/openDatabase';
import type { OrderRow } from './orderParts';
import { readShop } from './readShop';
import { shopCountryName } from './shopCountries';

export interface DeliveryInput {
  row: Pick<OrderRow, 'address' | 'status' | 'siteId'>;
  cart: Partial<Cart>;
  /** The site in the language of its reader. */
  site: { locale?: SiteDefinition['locale'] | undefined };
}

/** The lines of a paid order's delivery address; none without shipping, or where it is picked up. */
export async function deliveryAddress(
  db: Database,
  {
    row: { address, status, siteId },
    cart: { selectedShippingOption },
    site: { locale },
  }: DeliveryInput,
): Promise<string[] | undefined> {
  const { name, street, postalCode, city, country } = address;
  if (!street || status !== 'paid' || selectedShippingOption?.isPickUp) return undefined;
  const countryLine =
    country &&
    shopCountryName(
      country,
      locale === undefined ? {} : { locale },
      (await readShop(db, siteId))?.countries ?? [],
    );
  return [name, street, [postalCode, city].filter(Boolean).join(' '), countryLine].filter(
    (line): line is string => Boolean(line),
  );
}
