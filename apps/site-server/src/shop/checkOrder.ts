import type { Cart } from '@plinth/commerce/cart';
import { addressFormat, isEmail, normaliseEmail, normalisePostalCode } from '@plinth/forms/rules';
import { ShopRefusal } from './ShopRefusal';
import type { ShopSettings } from './shopDefinition';
import { hasRegions } from './termsAt';

/** The fields of a checkout, in the order in which the page shows them; `shop.field.<name>` is the label. */
const orderFields = {
  email: { autoComplete: 'email', type: 'email' },
  name: { autoComplete: 'name', type: 'text' },
  street: { autoComplete: 'street-address', type: 'text' },
  postalCode: { autoComplete: 'postal-code', type: 'text' },
  city: { autoComplete: 'address-level2', type: 'text' },
  region: { autoComplete: 'address-level1', type: 'text' },
  country: { autoComplete: 'country', type: 'select' },
} as const;

export type OrderFieldName = keyof typeof orderFields;

const allFields = Object.entries(orderFields).map(([name, field]) => ({
  name: name as OrderFieldName,
  ...field,
}));

/** An order without shipping needs no address; a region is required where it decides something. */
export const fieldsFor = ({
  requiresShipping,
  hasRegions = false,
}: {
  requiresShipping: boolean;
  hasRegions?: boolean;
}) =>
  requiresShipping
    ? allFields.filter(({ name }) => hasRegions || name !== 'region')
    : allFields.slice(0, 2);

/** An order that is picked up needs none either. */
export const needsAddress = ({
  requiresShipping,
  selectedShippingOption,
}: Pick<Cart, 'requiresShipping' | 'selectedShippingOption'>): boolean =>
  requiresShipping && !selectedShippingOption?.isPickUp;

/** The entries, as they are checked and stored. */
export function readOrder<Values extends Readonly<Record<string, string | null | undefined>>>(
  values: Values,
): Values {
  const text = (name: string) => values[name]?.trim() ?? '';
  return {
    ...values,
    email: normaliseEmail(text('email')),
    ...(values['postalCode'] && {
      postalCode: normalisePostalCode(text('postalCode'), text('country')),
    }),
  };
}

/** The positions of an order's address fields in an address format. */
const formatIndex: Readonly<Partial<Record<OrderFieldName, number>>> = {
  city: 2,
  region: 3,
  postalCode: 4,
};

/** Some countries have no cities, others no postal codes. */
function isNeeded(name: OrderFieldName, country: string): boolean {
  const index = formatIndex[name];
  return index === undefined || addressFormat(country).required.includes(index);
}

/**
 * Checks that the address on the parcel is complete, by the rules of the forms; `readOrder` has read it.
 * @throws {ShopRefusal} with a message for each field
 */
export function checkOrder(
  values: Readonly<Record<string, string | null | undefined>>,
  { requiresShipping = true, ...settings }: ShopSettings & { requiresShipping?: boolean },
): void {
  const { countries } = settings;
  const wrong: Record<string, ShopRefusal> = {};
  for (const { name } of fieldsFor({ requiresShipping, hasRegions: hasRegions(settings) })) {
    const value = values[name]?.trim() ?? '';
    const country = values['country']?.trim() ?? '';
    if (!value) {
      if (isNeeded(name, country)) wrong[name] = new ShopRefusal('shop.required', { field: name });
    } else if (name === 'email' && !isEmail(value)) wrong[name] = new ShopRefusal('shop.email');
    else if (name === 'country' && !countries.some(({ code }) => code === value))
      wrong[name] = new ShopRefusal('shop.country');
    else if (name === 'postalCode' && addressFormat(country).zipPattern?.test(value) === false)
      wrong[name] = new ShopRefusal('shop.postalCode');
  }
  if (Object.keys(wrong).length > 0) throw new ShopRefusal('shop.invalid', {}, wrong);
}
