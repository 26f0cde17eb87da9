import type { ProductVariant } from './product';
import { isInStock } from './productRules';

/** The chosen values by option, in the options' order; '' where nothing is chosen. */
export type VariantSelection = readonly string[];

export interface ProductOption {
  readonly name: string;
  /** In the order in which the variants bring them. */
  readonly values: readonly string[];
}

/** `missing`: the combination does not exist, which is something else than sold out. */
export type ChoiceState = 'available' | 'sold-out' | 'missing';

/** The options that tell the variants of a product apart. */
export function productOptions(
  variants: readonly ProductVariant[],
  names: readonly string[] = [],
): ProductOption[] {
  const count = Math.max(0, ...variants.map(({ optionValues }) => optionValues.length));
  return Array.from({ length: count }, (_, index) => ({
    name:
      variants.find(({ optionValues }) => optionValues[index]?.optionName)?.optionValues[index]!
        .optionName ??
      names[index] ??
      '',
    values: [
      ...new Set(
        variants.flatMap(({ optionValues }) => {
          const { value } = optionValues[index] ?? {};
          return value === undefined ? [] : [value];
        }),
      ),
    ],
  }));
}

/** The variant that a complete selection names; a product without options has one. */
export function chosenVariant(
  variants: readonly ProductVariant[],
  selection: VariantSelection,
): ProductVariant | undefined {
  return variants.find(
    ({ optionValues }) =>
      optionValues.length === selection.length &&
      optionValues.every(({ value }, index) => value === selection[index]),
  );
}

/** The result of choosing a value, given the choices of the other options. */
export function choiceState(
  variants: readonly ProductVariant[],
  selection: VariantSelection,
  choice: { option: number; value: string },
): ChoiceState {
  const wanted = selection.map((value, index) => (index === choice.option ? choice.value : value));
  const matching = variants.filter(({ optionValues }) =>
    wanted.every((value, index) => value === '' || optionValues[index]?.value === value),
  );
  if (matching.length === 0) return 'missing';
  return matching.some(isInStock) ? 'available' : 'sold-out';
}
