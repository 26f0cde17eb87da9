import type { ProductVariant } from '@plinth/commerce';
import type { CurrencyCode } from '@plinth/commerce/money';
import type { ProductFile } from '@plinth/site-model/definition';
import type { ShownProduct, VariantMeasures } from '@plinth/site-renderer';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { products, productVariants, shops } from '../database/schema/index';
import { productInLanguage, type ProductTexts } from './productInLanguage';
import type { ShopSettings } from './shopDefinition';

/** A product as it is sold now. */
export type SoldProduct = ShownProduct;

type Reader = Pick<Database, 'select'>;

/** `undefined` for a site that sells nothing. */
export async function readShop(db: Reader, siteId: string): Promise<ShopSettings | undefined> {
  const [row] = await db.select().from(shops).where(eq(shops.siteId, siteId));
  return row?.settings as ShopSettings | undefined;
}

export interface ProductsAsked {
  siteId: string;
  ids: readonly string[];
  currencyCode: CurrencyCode;
  /** A further language of the site. @default the site's own */
  language?: string | undefined;
  /** Also those that only their owner sees. @default false */
  withHidden?: boolean;
}

/** The given products, with their current prices and stock; deleted and hidden products are left out. */
export async function readProducts(
  db: Reader,
  { siteId, ids, currencyCode, language, withHidden = false }: ProductsAsked,
): Promise<Map<string, SoldProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ product: products, variant: productVariants })
    .from(products)
    .innerJoin(
      productVariants,
      and(eq(productVariants.siteId, products.siteId), eq(productVariants.productId, products.id)),
    )
    .where(
      and(
        eq(products.siteId, siteId),
        inArray(products.id, [...ids]),
        withHidden ? undefined : eq(products.visibility, 'visible'),
      ),
    )
    .orderBy(asc(products.position), asc(productVariants.position));
  const found = new Map<string, Found>();
  for (const { product, variant } of rows) {
    const texts = found.get(product.id)?.texts ?? productInLanguage(product, language);
    const one = found.get(product.id) ?? { texts, variants: [], measures: {} };
    found.set(product.id, one);
    one.variants.push(variantOf(variant, texts, currencyCode));
    const { weight, size } = variant;
    if (weight !== null || size)
      one.measures[variant.sku] = { weight: weight ?? undefined, size: size ?? undefined };
  }
  return new Map([...found].map(([id, one]) => [id, soldProduct(one)]));
}

/** The files that digital products consist of, by their ids. */
export async function readProductFiles(
  db: Reader,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, readonly ProductFile[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, files: products.files })
    .from(products)
    .where(
      and(
        eq(products.siteId, siteId),
        eq(products.productType, 'DIGITAL'),
        inArray(products.id, [...ids]),
      ),
    );
  return new Map(rows.map(({ id, files }) => [id, files ?? []]));
}

interface Found {
  texts: ProductTexts;
  variants: ProductVariant[];
  measures: Record<string, VariantMeasures>;
}

function soldProduct({ texts, variants, measures }: Found): SoldProduct {
  const { row: product, href } = texts;
  const { id, slug, title, productType, imageUrl, subscription } = product;
  const { description, pictures } = product;
  const shown = {
    id,
    slug,
    title,
    imageUrl: imageUrl ?? undefined,
    ...(href === undefined ? {} : { href }),
    ...(description ? { description } : {}),
    ...(pictures ? { pictures } : {}),
    ...(Object.keys(measures).length > 0 ? { measures } : {}),
  };
  if (productType !== 'DIGITAL')
    return {
      ...shown,
      productType: productType as Exclude<SoldProduct['productType'], 'DIGITAL'>,
      ...(subscription ? { subscription } : {}),
      variants,
    };
  const [only] = variants;
  const { sku, price, salePrice, onSale } = only!;
  return {
    ...shown,
    productType,
    sku,
    onSale,
    priceCents: price.amount,
    ...(salePrice ? { salePriceCents: salePrice.amount } : {}),
    currencyCode: price.currencyCode,
    variants: [only!],
  };
}

function variantOf(
  variant: typeof productVariants.$inferSelect,
  { row: { productType }, textOf }: ProductTexts,
  currencyCode: CurrencyCode,
): ProductVariant {
  const { sku, price, salePrice, onSale, stock, unlimited, optionValues } = variant;
  const isDigital = productType === 'DIGITAL';
  return {
    id: sku,
    sku,
    onSale,
    // A file is never sold out, whatever its stored stock ([COM-4]), and has one variant.
    unlimited: unlimited || isDigital,
    optionValues: isDigital
      ? []
      : optionValues.map(({ optionName, value }) => ({
          optionName: textOf(optionName),
          value: textOf(value),
        })),
    qtyInStock: stock,
    price: { amount: price, currencyCode },
    ...(salePrice === null ? {} : { salePrice: { amount: salePrice, currencyCode } }),
  };
}
