import { languageTag } from '@plinth/site-model';
import type { ShopSettings, ShopShippingOption, ShopTaxRule } from '../../shop/shopDefinition';
import { writeAmount } from '../products/amounts';
import { writeWeight } from '../products/measures';
import type { ProductForm } from '../products/productForm';
import { writePlaces } from './placesText';

/** The ways to calculate the cost of a shipping option. */
export const shippingKinds = ['fixed', 'weight', 'subtotal', 'pickUp'] as const;
export type ShippingKind = (typeof shippingKinds)[number];

export interface ShippingDraft {
  id: string;
  name: string;
  places: string;
  kind: ShippingKind;
  cost: string;
  freeFrom: string;
  /** A line for each step: `from = cost`. */
  steps: string;
}

export interface TaxDraft {
  id: string;
  name: string;
  /** The rate in percent. */
  rate: string;
  places: string;
  appliesToShipping: boolean;
}

/** The terms of a shop in their form. */
export interface TermsDraft {
  currencyCode: string;
  minimum: string;
  home: string;
  countries: string;
  pricesIncludeTax: boolean;
  shipping: readonly ShippingDraft[];
  taxes: readonly TaxDraft[];
}

/** The form of the stored terms. */
export function draftOfTerms(settings: ShopSettings, form: ProductForm): TermsDraft {
  const { currencyCode, minimumSubtotal, home, countries, pricesIncludeTax } = settings;
  return {
    currencyCode,
    minimum: minimumSubtotal ? writeAmount(minimumSubtotal.amount, form) : '',
    home: home ? writePlaces([home], form.locale) : '',
    countries: writePlaces(
      countries.map(({ code }) => code),
      form.locale,
    ),
    pricesIncludeTax,
    shipping: settings.shippingOptions.map((option) => shippingDraftOf(option, form)),
    taxes: settings.taxRules.map((rule) => taxDraftOf(rule, form)),
  };
}

function shippingDraftOf(option: ShopShippingOption, form: ProductForm): ShippingDraft {
  const { id, name, cost, freeFrom, isPickUp, places, steps } = option;
  const from = (value: number) =>
    steps?.by === 'weight' ? writeWeight(value, form) : writeAmount(value, form);
  return {
    id,
    name,
    places: writePlaces(places, form.locale),
    kind: isPickUp ? 'pickUp' : (steps?.by ?? 'fixed'),
    cost: writeAmount(cost.amount, form),
    freeFrom: freeFrom ? writeAmount(freeFrom.amount, form) : '',
    steps: (steps?.rows ?? [])
      .map((row) => `${from(row.from)} = ${writeAmount(row.cost, form)}`)
      .join('\n'),
  };
}

function taxDraftOf(
  { id, name, rate, places, appliesToShipping = false }: ShopTaxRule,
  { locale }: ProductForm,
): TaxDraft {
  const percent = Math.round(Number(rate) * 1e8) / 1e6;
  return {
    id,
    name,
    rate: new Intl.NumberFormat(languageTag(locale), {
      useGrouping: false,
      maximumFractionDigits: 6,
    }).format(percent),
    places: writePlaces(places, locale),
    appliesToShipping,
  };
}

/** Reads the posted form as it was typed; empty rows are left out. */
export function readPostedTerms(posted: URLSearchParams): TermsDraft {
  const text = (name: string) => posted.get(name)?.trim() ?? '';
  const rows = (name: string) => posted.getAll(name).map((_, at) => at);
  const at = (name: string, index: number) =>
    (posted.getAll(name)[index] ?? '').replaceAll('\r\n', '\n').trim();
  return {
    currencyCode: text('currencyCode'),
    minimum: text('minimum'),
    home: text('home'),
    countries: text('countries'),
    pricesIncludeTax: posted.has('pricesIncludeTax'),
    shipping: rows('shippingName')
      .map((index): ShippingDraft => ({
        id: at('shippingId', index),
        name: at('shippingName', index),
        places: at('shippingPlaces', index),
        kind: shippingKinds.find((kind) => kind === at('shippingKind', index)) ?? 'fixed',
        cost: at('shippingCost', index),
        freeFrom: at('shippingFreeFrom', index),
        steps: at('shippingSteps', index),
      }))
      .filter(({ name, cost, steps }) => name !== '' || cost !== '' || steps !== ''),
    taxes: rows('taxName')
      .map((index): TaxDraft => ({
        id: at('taxId', index),
        name: at('taxName', index),
        rate: at('taxRate', index),
        places: at('taxPlaces', index),
        appliesToShipping: at('taxOnShipping', index) === 'yes',
      }))
      .filter(({ name, rate }) => name !== '' || rate !== ''),
  };
}
