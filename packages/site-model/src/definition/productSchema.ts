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

/** A length or a weight: positive and bounded. */
const measure = () =>
  v.pipe(v.number('number'), v.minValue(0, 'below'), v.maxValue(1_000_000, 'above|1000000'));

/** Outer dimensions in millimetres. */
const sizeSchema = openObject({ length: measure(), width: measure(), height: measure() });

/** One variant of a product, with its own stock and price. */
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

/** A plan with recurring payments ([COM-8]). */
const subscriptionSchema = openObject({
  billingPeriod: openObject({
    value: v.pipe(wholeNumber(), v.minValue(1, 'below')),
    unit: oneOf(['week', 'month', 'year', 'WEEK', 'MONTH', 'YEAR']),
  }),
  /** 0 or absent: until cancelled. */
  numBillingCycles: v.exactOptional(v.nullable(wholeNumber())),
});

/** A file for the buyers of a digital product. */
const fileSchema = openObject({
  /** Its name in the folder of files for sale. */
  file: v.pipe(requiredText(200), v.regex(/^(?!\.)[^/\\\p{Cc}]+$/u, 'fileName')),
  /** The name for saving it. @default its own */
  name: v.exactOptional(requiredText(200)),
});

/** A picture of a product, by its address. */
const pictureSchema = openObject({
  src: requiredText(2000),
  /** @default the product's title */
  alt: v.exactOptional(textField(300)),
});

/** The texts of a product in a further language; a missing text stays in the site's language. */
const translationSchema = openObject({
  title: v.exactOptional(textField(300)),
  /** Rich text. */
  description: v.exactOptional(textField(20_000)),
  /**
   * Names and values of options, and descriptions of pictures, by the text in the site's language.
   */
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
  /** The first picture represents the product on shelves and in mails. */
  pictures: v.exactOptional(listOf(pictureSchema, 50)),
  /** A hidden product is neither shown nor sold. @default 'visible' */
  visibility: v.exactOptional(oneOf(['visible', 'hidden'])),
  /**
   * By the tags of the site's further languages. Price, stock and files are shared by all
   * languages.
   */
  translations: v.exactOptional(v.record(v.string(), translationSchema)),
});

export type ProductTranslation = v.InferOutput<typeof translationSchema>;
export type ProductPicture = v.InferOutput<typeof pictureSchema>;
export type ProductSize = v.InferOutput<typeof sizeSchema>;
export type ProductFile = v.InferOutput<typeof fileSchema>;
export type ProductDefinition = v.InferOutput<typeof productSchema>;
export type VariantDefinition = v.InferOutput<typeof variantSchema>;
