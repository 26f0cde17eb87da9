import { newVariant, type ProductDraft } from './productDraft';

/** The maximum number of variants of a product. */
export const maxVariants = 250;
export const maxOptions = 6;

/** The product's form after a button that saves nothing; `undefined` for another button. */
export function changeDraft(draft: ProductDraft, pressed: string | null): ProductDraft | undefined {
  const [, action, place = ''] = /^([a-z]+-[a-z]+)(?: (\d+))?$/.exec(pressed ?? '') ?? [];
  const at = Number(place);
  const { options, variants, pictures, files } = draft;
  switch (action) {
    case 'add-picture':
      return { ...draft, pictures: [...pictures, { src: '', alt: '' }] };
    case 'remove-picture':
      return { ...draft, pictures: pictures.toSpliced(at, 1) };
    case 'add-file':
      return { ...draft, files: [...files, { file: '', name: '' }] };
    case 'remove-file':
      return { ...draft, files: files.toSpliced(at, 1) };
    case 'add-option':
      if (options.length >= maxOptions) return draft;
      return {
        ...draft,
        options: [...options, { name: '', values: '' }],
        variants: variants.map((one) => ({ ...one, values: [...one.values, ''] })),
      };
    case 'remove-option':
      return {
        ...draft,
        options: options.toSpliced(at, 1),
        variants: variants.map((one) => ({ ...one, values: one.values.toSpliced(at, 1) })),
      };
    case 'add-variant':
      if (variants.length >= maxVariants) return draft;
      return { ...draft, variants: [...variants, newVariant(options.length, variants.at(-1))] };
    case 'remove-variant':
      return { ...draft, variants: variants.toSpliced(at, 1) };
    case 'make-variants':
      return { ...draft, variants: combined(draft) };
    default:
      return undefined;
  }
}

/**
 * A variant for each combination of values; existing variants stay unchanged, an untouched initial variant is replaced.
 */
function combined({ options, variants }: ProductDraft): ProductDraft['variants'] {
  const lists = options.map(({ values }) => [
    ...new Set(
      values
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ]);
  if (lists.length === 0 || lists.some((list) => list.length === 0)) return variants;
  const written = variants.filter((one) => one.was !== '' || one.values.some(Boolean));
  const taken = new Set(written.map(({ values }) => JSON.stringify(values)));
  const [pattern] = variants;
  let combinations: string[][] = [[]];
  for (const list of lists)
    combinations = combinations
      .flatMap((before) => list.map((value) => [...before, value]))
      .slice(0, maxVariants);
  const missing = combinations
    .filter((values) => !taken.has(JSON.stringify(values)))
    .map((values) => ({ ...newVariant(values.length, pattern), values }));
  return [...written, ...missing].slice(0, maxVariants);
}
