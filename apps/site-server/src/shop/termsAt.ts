import type { ShippingLocation, ShippingOption, TaxRule } from '@plinth/commerce/cart';
import { regionCode } from './regionCode';
import type { ShopSettings, ShopShippingOption } from './shopDefinition';

export interface Parcel {
  /** Grams. */
  weight: number;
  /** Minor units, before discounts. */
  subtotal: number;
}

/** The rules of a shop for one parcel to one place. */
export interface TermsAtPlace {
  taxRules: TaxRule[];
  shippingOptions: ShippingOption[];
}

/**
 * The taxes of a place, and its shipping options with their costs.
 *
 * @param location the destination; while it is unknown, the shop's own country, else the first it ships to
 */
export function termsAt(
  { taxRules, shippingOptions, countries, home }: ShopSettings,
  location: ShippingLocation | null,
  parcel: Parcel,
): TermsAtPlace {
  const country = location?.country || (home ?? countries[0]?.code ?? '');
  const region = location?.country ? regionCode(country, location.region ?? '') : '';
  const isHere = (places: readonly string[] | undefined) =>
    !places?.length || places.includes(country) || places.includes(`${country}-${region}`);
  return {
    taxRules: taxRules.filter(({ places }) => isHere(places)).map(({ places: _, ...rule }) => rule),
    shippingOptions: shippingOptions
      .filter(({ places }) => isHere(places))
      .map((option) => optionFor(option, parcel)),
  };
}

/** The highest step that a parcel reaches determines the cost; below the first step it is the option's own. */
function optionFor(
  { places: _, steps, ...option }: ShopShippingOption,
  parcel: Parcel,
): ShippingOption {
  if (!steps) return option;
  const reached = [...steps.rows]
    .sort((a, b) => a.from - b.from)
    .filter(({ from }) => from <= parcel[steps.by])
    .at(-1);
  return reached ? { ...option, cost: { ...option.cost, amount: reached.cost } } : option;
}

type Rules = Pick<ShopSettings, 'taxRules' | 'shippingOptions'>;

/** Whether an order's cost or shipping depends on the buyer's country. */
export const hasPlaces = ({ taxRules, shippingOptions }: Rules): boolean =>
  [...taxRules, ...shippingOptions].some(({ places }) => places !== undefined && places.length > 0);

/** Whether they depend on the state or province. */
export const hasRegions = ({ taxRules, shippingOptions }: Rules): boolean =>
  [...taxRules, ...shippingOptions].some(({ places }) => places?.some((one) => one.includes('-')));
