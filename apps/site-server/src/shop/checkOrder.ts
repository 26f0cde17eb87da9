import type { Cart } from '@plinth/commerce/cart';
import { ShopRefusal } from './ShopRefusal';
import type { ShopSettings } from './shopDefinition';

/** What a checkout asks for, in the order in which the page shows it; `shop.field.<name>` is its label. */
const orderFields = {
  email: { autoComplete: 'email', type: 'email' },
  name: { autoComplete: 'name', type: 'text' },
  street: { autoComplete: 'street-address', type: 'text' },
  postalCode: { autoComplete: 'postal-code', type: 'text' },
  city: { autoComplete: 'address-level2', type: 'text' },
  country: { autoComplete: 'country', type: 'select' },
} as const;

export type OrderFieldName = keyof typeof orderFields;

const allFields = Object.entries(orderFields).map(([name, field]) => ({
  name: name as OrderFieldName,
  ...field,
}));

/** What is not sent needs no address. */
export const fieldsFor = ({ requiresShipping }: { requiresShipping: boolean }) =>
  requiresShipping ? allFields : allFields.slice(0, 2);

/** What is fetched needs none either. */
export const needsAddress = ({
  requiresShipping,
  selectedShippingOption,
}: Pick<Cart, 'requiresShipping' | 'selectedShippingOption'>): boolean =>
  requiresShipping && !selectedShippingOption?.isPickUp;

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/**
 * What is written on a parcel must be there.
 * @throws {ShopRefusal} with a sentence for each field
 */
export function checkOrder(
  values: Readonly<Record<string, string | null | undefined>>,
  {
    countries,
    requiresShipping = true,
  }: Pick<ShopSettings, 'countries'> & { requiresShipping?: boolean },
): void {
  const wrong: Record<string, ShopRefusal> = {};
  for (const { name } of fieldsFor({ requiresShipping })) {
    const value = values[name]?.trim() ?? '';
    if (!value) wrong[name] = new ShopRefusal('shop.required', { field: name });
    else if (name === 'email' && !isEmail(value)) wrong[name] = new ShopRefusal('shop.email');
    else if (name === 'country' && !countries.some(({ code }) => code === value))
      wrong[name] = new ShopRefusal('shop.country');
  }
  if (Object.keys(wrong).length > 0) throw new ShopRefusal('shop.invalid', {}, wrong);
}
