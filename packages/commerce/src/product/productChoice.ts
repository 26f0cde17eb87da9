import type { ProductVariant } from './product';
import { isInStock } from './productRules';

/** The chosen values by option, in the options' order; '' without a choice. */
export type VariantSelection = readonly string[];

export interface ProductOption {
  readonly name: string;
  /** In the order of the variants. */
  readonly values: readonly string[];
}

/** `missing`: the combination does not exist, which is different from sold out. */
export type ChoiceState = 'available' | 'sold-out' | 'missing';

/** The options by which the variants of a product differ. */
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

/** The variant of a complete selection; a product without options has a single variant. */
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

/** The result of choosing a value, with the choices of the other options. */
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
