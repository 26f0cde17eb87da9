import * as v from 'valibot';
import { productTypeName } from '../enumerations/productType';
import { limits } from '../limits';
import {
  flag,
  idField,
  listOf,
  oneOf,
  openObject,
  requiredText,
  textField,
  wholeNumber,
} from './fields';
import { requiredSlug } from './slugField';

/** Minor units of the shop's currency, at most `limits.priceCents` ([COM-7]). */
const price = () =>
  v.pipe(wholeNumber(), v.maxValue(limits.priceCents, `above|${limits.priceCents}`));

/** A length or a weight: above nothing, and no longer than a street. */
const measure = () =>
  v.pipe(v.number('number'), v.minValue(0, 'below'), v.maxValue(1_000_000, 'above|1000000'));

/** Outer measures in millimetres. */
const sizeSchema = openObject({ length: measure(), width: measure(), height: measure() });

/** One variant of a product: what is counted, priced and sold. */
export const variantSchema = openObject({
  sku: requiredText(limits.skuLength),
  price: price(),
  salePrice: v.exactOptional(price()),
  stock: v.exactOptional(wholeNumber()),
  unlimited: v.exactOptional(flag()),
  /** Values by the names of the product's options. */
  options: v.exactOptional(v.record(v.string(), textField(200))),
  /** Grams. */
  weight: v.exactOptional(measure()),
  size: v.exactOptional(sizeSchema),
});

/** A plan that is sold again and again ([COM-8]). */
const subscriptionSchema = openObject({
  billingPeriod: openObject({
    value: v.pipe(wholeNumber(), v.minValue(1, 'below')),
    unit: oneOf(['week', 'month', 'year', 'WEEK', 'MONTH', 'YEAR']),
  }),
  /** 0 or absent: until it is cancelled. */
  numBillingCycles: v.exactOptional(v.nullable(wholeNumber())),
});

/** A file that a buyer of a digital product gets. */
const fileSchema = openObject({
  /** Its name in the folder of files that are sold. */
  file: v.pipe(requiredText(200), v.regex(/^(?!\.)[^/\\\p{Cc}]+$/u, 'fileName')),
  /** The name under which it is saved. @default its own */
  name: v.exactOptional(requiredText(200)),
});

/** A picture of a product, by its address. */
const pictureSchema = openObject({
  src: requiredText(2000),
  /** @default the product's title */
  alt: v.exactOptional(textField(300)),
});

/** The texts of a product in one more language; each that is missing stays as it is in the site's own. */
const translationSchema = openObject({
  title: v.exactOptional(textField(300)),
  /** Rich text. */
  description: v.exactOptional(textField(20_000)),
  /** Names and values of options, and descriptions of pictures, by what they are in the site's own language. */
  texts: v.exactOptional(v.record(v.string(), textField(300))),
});

/** A product with its variants; a digital one has files and one price. */
export const productSchema = openObject({
  id: idField(),
  /** Last part of `/shop/<slug>`. */
  slug: requiredSlug(),
  title: requiredText(300),
  productType: oneOf(Object.values(productTypeName)),
  imageUrl: v.exactOptional(textField(2000)),
  variants: v.pipe(listOf(variantSchema, 250), v.minLength(1, 'empty')),
  subscription: v.exactOptional(subscriptionSchema),
  files: v.exactOptional(v.pipe(listOf(fileSchema, 50), v.minLength(1, 'empty'))),
  /** Rich text. */
  description: v.exactOptional(textField(20_000)),
  /** The first one stands for the product on shelves and in mails. */
  pictures: v.exactOptional(listOf(pictureSchema, 50)),
  /** A hidden product is seen and sold nowhere. @default 'visible' */
  visibility: v.exactOptional(oneOf(['visible', 'hidden'])),
  /** By the tags of the site's further languages. Price, stock and files are one for all. */
  translations: v.exactOptional(v.record(v.string(), translationSchema)),
});

export type ProductTranslation = v.InferOutput<typeof translationSchema>;
export type ProductPicture = v.InferOutput<typeof pictureSchema>;
export type ProductSize = v.InferOutput<typeof sizeSchema>;
export type ProductFile = v.InferOutput<typeof fileSchema>;
export type ProductDefinition = v.InferOutput<typeof productSchema>;
export type VariantDefinition = v.InferOutput<typeof variantSchema>;
