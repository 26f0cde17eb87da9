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
  /** The values that are chosen first. @default none */
  selection?: VariantSelection | undefined;
}

/**
 * A visitor's choice of a product. Another product's id begins a new one; the same product with other prices, stock or
 * names keeps what the visitor has chosen, as far as it still exists.
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
  // By content: whoever reads the product anew in every render has the same one each time.
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

/** The choice of a product that has changed: what was chosen is taken over by option, where its value still exists. */
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
