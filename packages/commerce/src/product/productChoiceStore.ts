import { checkQuantity, type QuantityProblem } from './checkQuantity';
import type { Product, ProductVariant } from './product';
import {
  choiceState,
  chosenVariant,
  productOptions,
  type ChoiceState,
  type VariantSelection,
} from './productChoice';
import { productPrice, variantPrice, type ProductPrice } from './productPrice';
import { isInStock, isSoldOut } from './productRules';

export interface ChoiceOption {
  readonly name: string;
  /** '' without a choice. */
  readonly selected: string;
  readonly values: readonly { readonly value: string; readonly state: ChoiceState }[];
}

/** The reason why a choice cannot be added to the cart. */
export type ChoiceProblem =
  | { readonly type: 'option'; readonly option: number }
  | { readonly type: 'missing' }
  | { readonly type: 'sold-out' }
  | QuantityProblem;

export interface ProductChoiceState {
  readonly options: readonly ChoiceOption[];
  readonly quantity: number;
  /** The price of the chosen variant, if there is one. */
  readonly price: ProductPrice | undefined;
  /** `undefined` for a digital product, and until every option is chosen. */
  readonly variant: ProductVariant | undefined;
  readonly problem: ChoiceProblem | undefined;
}

export interface ProductChoiceStore {
  readonly product: Product;
  state(): ProductChoiceState;
  /** Calls back on every change of `state()`. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
  select(option: number, value: string): void;
  setQuantity(quantity: number): void;
}

export interface ProductChoiceOptions {
  /** The product whose variants are chosen. */
  product: Product;
  /** Names of the options, if the variants do not have them. */
  optionNames?: readonly string[] | undefined;
  /** The initial choice; without it the visitor chooses everything. */
  selection?: VariantSelection | undefined;
}

/**
 * Holds a visitor's choice of a product's variant and quantity.
 *
 * @example
 * ```ts
 * import { createProductChoice, type Product } from '@plinth/commerce';
 *
 * export const choose = (product: Product) =>
 *   createProductChoice({ product, optionNames: ['Size'] });
 * ```
 */
export function createProductChoice({
  product,
  optionNames,
  selection: initial = [],
}: ProductChoiceOptions): ProductChoiceStore {
  const variants = product.productType === 'DIGITAL' ? [] : product.variants;
  const options = productOptions(variants, optionNames);
  const listeners = new Set<() => void>();
  let selection: VariantSelection = options.map((_, index) => initial[index] ?? '');
  let quantity = 1;
  let state = readState();

  function readState(): ProductChoiceState {
    const variant = chosenVariant(variants, selection);
    return {
      options: options.map(({ name, values }, option) => ({
        name,
        selected: selection[option]!,
        values: values.map((value) => ({
          value,
          state: choiceState(variants, selection, { option, value }),
        })),
      })),
      quantity,
      variant,
      price: variant ? variantPrice(variant) : productPrice(product),
      problem: findProblem(variant),
    };
  }

  function findProblem(variant: ProductVariant | undefined): ChoiceProblem | undefined {
    if (isSoldOut(product)) return { type: 'sold-out' };
    const open = selection.indexOf('');
    if (open >= 0) return { type: 'option', option: open };
    if (product.productType === 'DIGITAL') return checkQuantity(quantity);
    if (!variant) return { type: 'missing' };
    return isInStock(variant) ? checkQuantity(quantity, variant) : { type: 'sold-out' };
  }

  function changed(): void {
    state = readState();
    for (const listener of [...listeners]) listener();
  }

  return {
    product,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select(option, value) {
      selection = selection.map((before, index) => (index === option ? value : before));
      changed();
    },
    setQuantity(next) {
      quantity = next;
      changed();
    },
  };
}
