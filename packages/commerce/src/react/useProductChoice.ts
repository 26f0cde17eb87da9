import { useState, useSyncExternalStore } from 'react';
import type { Product } from '../product/product';
import type { VariantSelection } from '../product/productChoice';
import {
  createProductChoice,
  type ProductChoiceState,
  type ProductChoiceStore,
} from '../product/productChoiceStore';

export interface UseProductChoiceOptions {
  optionNames?: readonly string[] | undefined;
  selection?: VariantSelection | undefined;
}

/** A visitor's choice of a product; another product's id begins a new one. */
export function useProductChoice(
  product: Product,
  options: UseProductChoiceOptions = {},
): readonly [ProductChoiceState, ProductChoiceStore] {
  const [choice, setChoice] = useState(() => createProductChoice({ product, ...options }));
  let current = choice;
  if (choice.product.id !== product.id) {
    current = createProductChoice({ product, ...options });
    setChoice(current);
  }
  return [useSyncExternalStore(current.subscribe, current.state, current.state), current];
}
