import { currencyCodes, type CurrencyCode } from '@plinth/commerce/money';
import type { ShopSettings, ShopShippingOption, ShopTaxRule } from '../../shop/shopDefinition';
import { readAmount } from '../products/amounts';
import { readWeight } from '../products/measures';
import type { ProductForm } from '../products/productForm';
import { readPlaces } from './placesText';
import type { ShippingDraft, TaxDraft, TermsDraft } from './termsDraft';

export type TermsProblemKind =
  'currency' | 'name' | 'amount' | 'places' | 'country' | 'rate' | 'steps' | 'many';

export interface TermsProblem {
  /** The id of the field. */
  field: string;
  kind: TermsProblemKind;
}

export type Terms = Omit<ShopSettings, 'coupons' | 'downloads'>;

/** The maximum number of rows in a form. */
const maxRows = 100;
const maxNameLength = 100;

/**
 * Checks the terms of a shop field by field.
 *
 * @param newId makes the id of a row that has none yet
 * @returns the terms, if there is no problem
 */
export function checkTerms(
  draft: TermsDraft,
  form: ProductForm,
  newId: () => string,
): { terms: Terms; problems: readonly TermsProblem[] } {
  const problems: TermsProblem[] = [];
  const note = (field: string, kind: TermsProblemKind) => problems.push({ field, kind });
  const chosen = currencyCodes.find((code) => code === draft.currencyCode);
  if (!chosen) note('currencyCode', 'currency');
  const currencyCode = chosen ?? form.currencyCode;
  const writing = { ...form, currencyCode };
  const reader = new TermsReader(writing, note);
  const minimum = reader.amount('minimum', draft.minimum);
  const [home, ...others] = reader.places('home', draft.home);
  if (others.length > 0 || home?.includes('-')) note('home', 'country');
  const countries = reader.places('countries', draft.countries);
  if (countries.some((code) => code.includes('-'))) note('countries', 'country');
  const rows = [...draft.shipping, ...draft.taxes];
  if (rows.length > maxRows) note('countries', 'many');
  return {
    problems,
    terms: {
      currencyCode,
      pricesIncludeTax: draft.pricesIncludeTax,
      countries: countries.map((code) => ({ code })),
      ...(home ? { home } : {}),
      ...(minimum ? { minimumSubtotal: { amount: minimum, currencyCode } } : {}),
      shippingOptions: draft.shipping.map((row, at) => reader.shipping(row, at, newId)),
      taxRules: draft.taxes.map((row, at) => reader.tax(row, at, newId)),
    },
  };
}

/** Reads the fields, and collects their problems. */
class TermsReader {
  constructor(
    private readonly form: ProductForm & { currencyCode: CurrencyCode },
    private readonly note: (field: string, kind: TermsProblemKind) => void,
  ) {}

  amount(field: string, typed: string): number | undefined {
    if (typed === '') return undefined;
    const amount = readAmount(typed, this.form);
    if (amount === undefined) this.note(field, 'amount');
    return amount;
  }

  places(field: string, typed: string): string[] {
    const read = readPlaces(typed, this.form.locale);
    if (read.includes(undefined)) this.note(field, 'places');
    return read.filter((place) => place !== undefined);
  }

  name(field: string, typed: string): string {
    if (typed === '' || typed.length > maxNameLength) this.note(field, 'name');
    return typed;
  }

  shipping(row: ShippingDraft, at: number, newId: () => string): ShopShippingOption {
    const { currencyCode } = this.form;
    const places = this.places(`shippingPlaces-${at}`, row.places);
    const cost = row.kind === 'pickUp' && row.cost === '' ? 0 : this.cost(row, at);
    const freeFrom = this.amount(`shippingFreeFrom-${at}`, row.freeFrom);
    const by = row.kind === 'weight' || row.kind === 'subtotal' ? row.kind : undefined;
    return {
      id: row.id || newId(),
      name: this.name(`shippingName-${at}`, row.name),
      cost: { amount: cost, currencyCode },
      ...(freeFrom === undefined ? {} : { freeFrom: { amount: freeFrom, currencyCode } }),
      ...(row.kind === 'pickUp' ? { isPickUp: true } : {}),
      ...(places.length > 0 ? { places } : {}),
      ...(by ? { steps: { by, rows: this.steps(row, at) } } : {}),
    };
  }

  /** Also for costs by steps: it is the cost below the first step. */
  private cost({ cost }: ShippingDraft, at: number): number {
    const amount = this.amount(`shippingCost-${at}`, cost);
    if (cost === '') this.note(`shippingCost-${at}`, 'amount');
    return amount ?? 0;
  }

  private steps({ steps, kind }: ShippingDraft, at: number) {
    const rows = steps
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [from = '', cost = '', ...more] = line.split('=').map((part) => part.trim());
        const amount = readAmount(cost, this.form);
        const start = kind === 'weight' ? readWeight(from, this.form) : readAmount(from, this.form);
        return more.length > 0 || amount === undefined || start === undefined
          ? undefined
          : { from: start, cost: amount };
      });
    if (rows.length === 0 || rows.length > maxRows || rows.includes(undefined))
      this.note(`shippingSteps-${at}`, 'steps');
    return rows.filter((row) => row !== undefined).sort((a, b) => a.from - b.from);
  }

  tax(row: TaxDraft, at: number, newId: () => string): ShopTaxRule {
    const percent = row.rate.replace('%', '').trim().replace(',', '.');
    const isRate = /^\d{1,3}(\.\d{1,6})?$/.test(percent) && Number(percent) <= 100;
    if (!isRate) this.note(`taxRate-${at}`, 'rate');
    const places = this.places(`taxPlaces-${at}`, row.places);
    return {
      id: row.id || newId(),
      name: this.name(`taxName-${at}`, row.name),
      rate: isRate ? fractionText(percent) : '0',
      ...(row.appliesToShipping ? { appliesToShipping: true } : {}),
      ...(places.length > 0 ? { places } : {}),
    };
  }
}

/** Converts `7.25` percent to `0.0725` as text, so that no digit is lost in a binary fraction. */
function fractionText(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  const digits = whole.padStart(3, '0') + decimals;
  const split = digits.length - decimals.length - 2;
  const fraction = digits.slice(split).replace(/0+$/, '');
  return `${Number(digits.slice(0, split))}${fraction && `.${fraction}`}`;
}
