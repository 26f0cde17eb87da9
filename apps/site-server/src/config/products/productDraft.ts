import type { ProductDefinition, ProductPicture } from '@plinth/site-model/definition';
import type { ProductForm } from './productForm';
import { kindOf, type ProductKind } from './productKinds';
import { writeLength, writeWeight } from './measures';
import { writeAmount } from './amounts';

/** A variant in the form, as texts that were typed. */
export interface VariantDraft {
  /** The SKU under which it is stored; empty for a new one. */
  was: string;
  sku: string;
  price: string;
  salePrice: string;
  stock: string;
  /** The stock that its author has read: stock that was sold meanwhile is not restored. */
  stockRead: string;
  unlimited: boolean;
  /** The values in the order of the options. */
  values: string[];
  weight: string;
  length: string;
  width: string;
  height: string;
}

export interface OptionDraft {
  name: string;
  /** Its values, separated by commas, from which variants are made. */
  values: string;
}

/** The texts of a product in a further language in the form; empty without a translation. */
export interface TranslationDraft {
  /** BCP 47. */
  language: string;
  title: string;
  description: string;
  /** Names and values of options, and descriptions of pictures, by their text in the site's own language. */
  texts: Readonly<Record<string, string>>;
}

/** A product in its form. Invalid entries are kept. */
export interface ProductDraft {
  kind: ProductKind;
  /** The currency of its prices that the author saw; empty if none was chosen. */
  currencyCode: string;
  title: string;
  slug: string;
  description: string;
  isHidden: boolean;
  pictures: { src: string; alt: string }[];
  options: OptionDraft[];
  variants: VariantDraft[];
  files: { file: string; name: string }[];
  /** Only for a plan: whether each payment includes a shipment. */
  isSent: boolean;
  periodValue: string;
  periodUnit: string;
  cycles: string;
  translations: readonly TranslationDraft[];
}

export const periodUnits = ['week', 'month', 'year'] as const;

export const newVariant = (options: number, before?: VariantDraft): VariantDraft => ({
  was: '',
  sku: '',
  price: before?.price ?? '',
  salePrice: '',
  stock: '',
  stockRead: '0',
  unlimited: before?.unlimited ?? false,
  values: Array.from({ length: options }, () => ''),
  weight: before?.weight ?? '',
  length: before?.length ?? '',
  width: before?.width ?? '',
  height: before?.height ?? '',
});

/** An empty form. Services, gift cards and plans have unlimited stock by default. */
export const emptyDraft = (
  kind: ProductKind,
  { currencyCode, isNewShop = false }: ProductForm,
): ProductDraft => ({
  kind,
  currencyCode: isNewShop ? '' : currencyCode,
  title: '',
  slug: '',
  description: '',
  isHidden: false,
  pictures: [{ src: '', alt: '' }],
  options: [],
  variants: [{ ...newVariant(0), unlimited: kind !== 'PHYSICAL' }],
  files: [],
  isSent: false,
  periodValue: '1',
  periodUnit: 'month',
  cycles: '',
  translations: [],
});

/** The form of a stored product. */
export function draftOf(product: ProductDefinition, form: ProductForm): ProductDraft {
  const { title, slug, description = '', visibility, subscription, files = [] } = product;
  const names = [...new Set(product.variants.flatMap(({ options = {} }) => Object.keys(options)))];
  const valuesOf = (name: string) => [
    ...new Set(product.variants.flatMap(({ options }) => options?.[name] ?? [])),
  ];
  return {
    kind: kindOf(product),
    currencyCode: form.currencyCode,
    title,
    slug,
    description,
    isHidden: visibility === 'hidden',
    pictures: picturesOf(product).map(({ src, alt = '' }) => ({ src, alt })),
    options: names.map((name) => ({ name, values: valuesOf(name).join(', ') })),
    variants: product.variants.map((variant): VariantDraft => {
      const { sku, price, salePrice, stock = 0, unlimited = false } = variant;
      const { options = {}, weight, size } = variant;
      const length = (value: number | undefined) => writeLength(value, form);
      return {
        was: sku,
        sku,
        price: writeAmount(price, form),
        salePrice: salePrice === undefined ? '' : writeAmount(salePrice, form),
        stock: String(stock),
        stockRead: String(stock),
        unlimited,
        values: names.map((name) => options[name] ?? ''),
        weight: writeWeight(weight, form),
        length: length(size?.length),
        width: length(size?.width),
        height: length(size?.height),
      };
    }),
    files: files.map(({ file, name = '' }) => ({ file, name })),
    isSent: product.productType === 'PHYSICAL',
    periodValue: String(subscription?.billingPeriod.value ?? 1),
    periodUnit: (subscription?.billingPeriod.unit ?? 'month').toLowerCase(),
    cycles: subscription?.numBillingCycles ? String(subscription.numBillingCycles) : '',
    translations: Object.entries(product.translations ?? {}).map(
      ([language, { title: translated = '', description: text = '', texts = {} }]) => ({
        language,
        title: translated,
        description: text,
        texts,
      }),
    ),
  };
}

/** The pictures of a product, also of an older one that was stored with a single picture. */
const picturesOf = ({
  pictures,
  imageUrl,
}: Pick<ProductDefinition, 'pictures' | 'imageUrl'>): readonly ProductPicture[] =>
  pictures && pictures.length > 0 ? pictures : imageUrl ? [{ src: imageUrl }] : [];

/** The texts of a product that each further language has a field for, in addition to title and description. */
export function translatedTexts({ kind, options, variants, pictures }: ProductDraft): string[] {
  const ofOptions = kind === 'DIGITAL' ? [] : options.map(({ name }) => name);
  const values = kind === 'DIGITAL' ? [] : variants.flatMap((one) => one.values);
  const texts = [...ofOptions, ...values, ...pictures.map(({ alt }) => alt)];
  return [...new Set(texts.filter(Boolean))];
}

/** The draft of a copy: without the values that identify the product. */
export const copyOf = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  slug: '',
  isHidden: true,
  variants: draft.variants.map((variant) => ({ ...variant, was: '', sku: '', stockRead: '0' })),
});
