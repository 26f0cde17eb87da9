import { isAllowedPrice, isAllowedSku, productLimits } from '@plinth/commerce';
import { filterText } from '@plinth/site-model';
import { productSchema, type ProductDefinition } from '@plinth/site-model/definition';
import * as v from 'valibot';
import { readAmount } from './amounts';
import { readLength, readWeight } from './measures';
import type { ProductDraft, VariantDraft } from './productDraft';
import type { ProductForm } from './productForm';

export type ProductProblemKind =
  | 'empty'
  | 'noAmount'
  | 'price'
  | 'notLower'
  | 'sku'
  | 'skuDoubled'
  | 'skuTaken'
  | 'whole'
  | 'noValue'
  | 'sameValues'
  | 'optionDoubled'
  | 'measure'
  | 'allMeasures'
  | 'address'
  | 'slugTaken'
  | 'noFile'
  | 'longer'
  | 'currency'
  | 'currencyChanged'
  | 'wrong';

/** A problem at a field of the form. */
export interface ProductProblem {
  /** The id of the field. */
  field: string;
  kind: ProductProblemKind;
  /** The limit that is exceeded. */
  limit?: number;
}

export interface CheckedDraft {
  /** The product, if there are no problems. SKUs that were left empty stay empty. */
  product: ProductDefinition | undefined;
  problems: ProductProblem[];
}

/** Reads a product's form; each problem is shown at its field. */
export function checkDraft(draft: ProductDraft, id: string, form: ProductForm): CheckedDraft {
  const problems: ProductProblem[] = [];
  const report = (field: string, kind: ProductProblemKind, limit?: number) => {
    problems.push({ field, kind, ...(limit === undefined ? {} : { limit }) });
  };
  const isDigital = draft.kind === 'DIGITAL';
  const options = isDigital ? [] : draft.options;
  if (draft.title === '') report('title', 'empty');
  // A price that was typed in another currency is another price.
  if (draft.currencyCode === '' && form.isNewShop) report('currencyCode', 'currency');
  else if (draft.currencyCode !== '' && draft.currencyCode !== form.currencyCode)
    report('currencyCode', 'currencyChanged');
  const slug = draft.slug === '' ? filterText(draft.title) : draft.slug;
  if (slug.includes('/')) report('slug', 'address');
  options.forEach(({ name }, at) => {
    if (name === '') report(`optionName-${at}`, 'empty');
    else if (options.findIndex((one) => one.name === name) < at)
      report(`optionName-${at}`, 'optionDoubled');
  });
  const drafts = isDigital ? draft.variants.slice(0, 1) : draft.variants;
  const variants = drafts.map((variant, at) =>
    readVariant({ variant, at, drafts, options, isDigital }, form, report),
  );
  if (variants.length === 0) report('variants', 'empty');
  const files = draft.files.filter(({ file, name }) => file !== '' || name !== '');
  if (isDigital && files.length === 0) report('file-0', 'empty');
  const pictures = draft.pictures
    .filter(({ src, alt }) => src !== '' || alt !== '')
    .map(({ src, alt }) => ({ src, ...(alt === '' ? {} : { alt }) }));
  const given: ProductDefinition = {
    id,
    slug,
    title: draft.title,
    productType: draft.kind === 'PLAN' ? (draft.isSent ? 'PHYSICAL' : 'SERVICE') : draft.kind,
    variants,
    ...(draft.kind === 'PLAN' ? { subscription: readPlan(draft, report) } : {}),
    ...(isDigital && files.length > 0
      ? { files: files.map(({ file, name }) => ({ file, ...(name === '' ? {} : { name }) })) }
      : {}),
    ...(draft.description === '' ? {} : { description: draft.description }),
    ...(pictures.length > 0 ? { pictures, imageUrl: pictures[0]!.src } : {}),
    ...(draft.isHidden ? { visibility: 'hidden' as const } : {}),
    ...translationsOf(draft),
  };
  if (problems.length > 0) return { product: undefined, problems };
  // An empty SKU is generated when it is stored: the schema need not check it.
  const checked = v.safeParse(productSchema, {
    ...given,
    variants: variants.map((one) => ({ ...one, sku: one.sku || 'SQ' })),
  });
  if (checked.success) return { product: given, problems };
  return { product: undefined, problems: checked.issues.map(problemOf) };
}

/** A language without a text is left out; emptied texts are removed. */
function translationsOf({ translations }: ProductDraft): Pick<ProductDefinition, 'translations'> {
  const written = translations.flatMap(({ language, title, description, texts }) => {
    const filled = Object.entries(texts).filter(([original, text]) => original && text);
    const translation = {
      ...(title === '' ? {} : { title }),
      ...(description === '' ? {} : { description }),
      ...(filled.length > 0 ? { texts: Object.fromEntries(filled) } : {}),
    };
    return Object.keys(translation).length > 0 ? [[language, translation] as const] : [];
  });
  return written.length > 0 ? { translations: Object.fromEntries(written) } : {};
}

interface VariantPlace {
  variant: VariantDraft;
  at: number;
  drafts: readonly VariantDraft[];
  options: ProductDraft['options'];
  isDigital: boolean;
}

function readVariant(
  { variant, at, drafts, options, isDigital }: VariantPlace,
  form: ProductForm,
  report: (field: string, kind: ProductProblemKind, limit?: number) => void,
): ProductDefinition['variants'][number] {
  const { sku, values } = variant;
  const amount = (name: 'price' | 'salePrice') => {
    const typed = variant[name];
    if (typed === '') {
      if (name === 'price') report(`price-${at}`, 'empty');
      return undefined;
    }
    const read = readAmount(typed, form);
    if (read === undefined) report(`${name}-${at}`, 'noAmount');
    else if (!isAllowedPrice(read)) report(`${name}-${at}`, 'price', productLimits.maxPriceCents);
    return read;
  };
  const price = amount('price') ?? 0;
  const salePrice = amount('salePrice');
  if (salePrice !== undefined && salePrice >= price && variant.price !== '')
    report(`salePrice-${at}`, 'notLower');
  if (sku !== '' && !isAllowedSku(sku)) report(`sku-${at}`, 'sku', productLimits.maxSkuLength);
  else if (sku !== '' && drafts.findIndex((one) => one.sku === sku) < at)
    report(`sku-${at}`, 'skuDoubled');
  if (!isDigital && !variant.unlimited && !/^\d{0,9}$/.test(variant.stock))
    report(`stock-${at}`, 'whole');
  options.forEach((_, option) => {
    if ((values[option] ?? '') === '') report(`value-${option}-${at}`, 'noValue');
  });
  const isSame = (one: VariantDraft) =>
    options.every((_, option) => one.values[option] === values[option]);
  if (options.length > 0 && values.every(Boolean) && drafts.findIndex(isSame) < at)
    report(`value-0-${at}`, 'sameValues');
  const weight = variant.weight === '' ? undefined : readWeight(variant.weight, form);
  if (variant.weight !== '' && weight === undefined) report(`weight-${at}`, 'measure');
  const size = readSize(variant, form, (side, kind) => report(`${side}-${at}`, kind));
  return {
    sku,
    price,
    ...(salePrice === undefined ? {} : { salePrice }),
    ...(isDigital || variant.unlimited ? { unlimited: true } : {}),
    stock: /^\d{1,9}$/.test(variant.stock) ? Number(variant.stock) : 0,
    ...(options.length > 0
      ? { options: Object.fromEntries(options.map(({ name }, one) => [name, values[one] ?? ''])) }
      : {}),
    ...(weight === undefined ? {} : { weight }),
    ...(size === undefined ? {} : { size }),
  };
}

const sides = ['length', 'width', 'height'] as const;

function readSize(
  variant: VariantDraft,
  form: ProductForm,
  report: (side: (typeof sides)[number], kind: ProductProblemKind) => void,
) {
  const written = sides.filter((side) => variant[side] !== '');
  if (written.length === 0) return undefined;
  const read = sides.map((side) => {
    const value = readLength(variant[side], form);
    if (value === undefined) report(side, variant[side] === '' ? 'allMeasures' : 'measure');
    return value ?? 0;
  });
  return { length: read[0]!, width: read[1]!, height: read[2]! };
}

function readPlan(
  { periodValue, periodUnit, cycles }: ProductDraft,
  report: (field: string, kind: ProductProblemKind) => void,
): NonNullable<ProductDefinition['subscription']> {
  if (!/^[1-9]\d{0,2}$/.test(periodValue)) report('periodValue', 'whole');
  if (!/^\d{0,3}$/.test(cycles)) report('cycles', 'whole');
  return {
    billingPeriod: { value: Number(periodValue), unit: periodUnit as 'month' },
    ...(Number(cycles) > 0 ? { numBillingCycles: Number(cycles) } : {}),
  };
}

/** Names of the form's fields by those of the schema, if they differ. */
const fieldNames: Readonly<Record<string, string>> = {
  'pictures.src': 'picture',
  'pictures.alt': 'pictureAlt',
  'files.file': 'file',
  'files.name': 'fileName',
  'variants.options': 'value-0',
};

/** A problem that only the schema finds: a length, the format of an address, the name of a file. */
function problemOf({ path, message }: v.BaseIssue<unknown>): ProductProblem {
  const [list, at, name] = (path ?? []).map(({ key }) => String(key));
  const field =
    at === undefined || name === undefined
      ? (list ?? 'title')
      : `${fieldNames[`${list}.${name}`] ?? name}-${at}`;
  const [code, limit] = message.split('|');
  if (code === 'longer') return { field, kind: 'longer', limit: Number(limit) };
  if (code === 'empty') return { field, kind: 'empty' };
  if (code === 'address') return { field, kind: 'address' };
  if (code === 'fileName') return { field, kind: 'noFile' };
  return { field, kind: 'wrong' };
}
