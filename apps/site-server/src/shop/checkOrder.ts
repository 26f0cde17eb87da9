import { ShopRefusal } from './ShopRefusal';
import type { ShopSettings } from './shopDefinition';

/** What a checkout asks for, in the order in which the page shows it. */
export const orderFields = {
  email: { label: 'Email', autoComplete: 'email', type: 'email' },
  name: { label: 'Name', autoComplete: 'name', type: 'text' },
  street: { label: 'Street and number', autoComplete: 'street-address', type: 'text' },
  postalCode: { label: 'Postal code', autoComplete: 'postal-code', type: 'text' },
  city: { label: 'City', autoComplete: 'address-level2', type: 'text' },
  country: { label: 'Country', autoComplete: 'country', type: 'select' },
} as const;

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/**
 * What is written on a parcel must be there.
 * @throws {ShopRefusal} with a sentence for each field
 */
export function checkOrder(
  values: Readonly<Record<string, string | null | undefined>>,
  { countries }: Pick<ShopSettings, 'countries'>,
): void {
  const wrong: Record<string, ShopRefusal> = {};
  for (const [name, { label }] of Object.entries(orderFields)) {
    const value = values[name]?.trim() ?? '';
    if (!value) wrong[name] = new ShopRefusal('shop.required', { field: label });
    else if (name === 'email' && !isEmail(value)) wrong[name] = new ShopRefusal('shop.email');
    else if (name === 'country' && !countries.some(({ code }) => code === value))
      wrong[name] = new ShopRefusal('shop.country');
  }
  if (Object.keys(wrong).length > 0) throw new ShopRefusal('shop.invalid', {}, wrong);
}
