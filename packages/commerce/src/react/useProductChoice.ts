import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Product } from '../product/product';
import type { VariantSelection } from '../product/productChoice';
import {
  createProductChoice,
  type ProductChoiceState,
  type ProductChoiceStore,
} from '../product/productChoiceStore';

export interface UseProductChoiceOptions {
  /** Names of the options in the order of their selects. @default the order of the variants */
  optionNames?: readonly string[] | undefined;
  /** The initial values. @default none */
  selection?: VariantSelection | undefined;
}

/**
 * A visitor's choice of a product. Another product id starts a new choice; the same product with
 * other prices, stock or names keeps the choice, as far as it still exists.
 *
 * @example
 * ```tsx
 * import type { Product } from '@plinth/commerce';
 * import { useProductChoice } from '@plinth/commerce/react';
 *
 * export function Sizes({ product }: { product: Product }) {
 *   const [, choice] = useProductChoice(product, { optionNames: ['Size'] });
 *   return <p>{choice.product.title}</p>;
 * }
 * ```
 */
export function useProductChoice(
  product: Product,
  options: UseProductChoiceOptions = {},
): readonly [ProductChoiceState, ProductChoiceStore] {
  const { optionNames } = options;
  // Compared by content: a product that is parsed in each render is a new object each time.
  const content = useMemo(() => JSON.stringify([product, optionNames]), [product, optionNames]);
  const [held, setHeld] = useState(() => ({
    choice: createProductChoice({ product, ...options }),
    content,
  }));
  let { choice } = held;
  if (held.content !== content) {
    choice =
      choice.product.id === product.id
        ? renewChoice(choice.state(), product, options)
        : createProductChoice({ product, ...options });
    setHeld({ choice, content });
  }
  return [useSyncExternalStore(choice.subscribe, choice.state, choice.state), choice];
}

/** The choice of a changed product: values are kept by option, if they still exist. */
function renewChoice(
  before: ProductChoiceState,
  product: Product,
  { optionNames, selection }: UseProductChoiceOptions,
): ProductChoiceStore {
  const choice = createProductChoice({ product, optionNames });
  choice.state().options.forEach(({ name, values }, index) => {
    const known = before.options.find((option) => option.name === name) ?? before.options[index];
    const selected = known ? known.selected : selection?.[index];
    if (values.some(({ value }) => value === selected)) choice.select(index, selected!);
  });
  choice.setQuantity(before.quantity);
  return choice;
}
