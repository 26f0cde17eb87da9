import type { ProductVariant, VariantProduct } from '@plinth/commerce';
import type { CurrencyCode } from '@plinth/commerce/money';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { products, productVariants, shops } from '../database/schema/index';
import type { ShopSettings } from './shopDefinition';

/** A product as it is sold now. */
export interface SoldProduct extends VariantProduct {
  slug: string;
  imageUrl?: string | undefined;
}

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
}

/** The given products, with their present prices and stock; one that is gone is not among them. */
export async function readProducts(
  db: Reader,
  { siteId, ids, currencyCode }: ProductsAsked,
): Promise<Map<string, SoldProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ product: products, variant: productVariants })
    .from(products)
    .innerJoin(
      productVariants,
      and(eq(productVariants.siteId, products.siteId), eq(productVariants.productId, products.id)),
    )
    .where(and(eq(products.siteId, siteId), inArray(products.id, [...ids])))
    .orderBy(asc(products.position), asc(productVariants.position));
  const found = new Map<string, SoldProduct & { variants: ProductVariant[] }>();
  for (const { product, variant } of rows) {
    const { id, slug, title, productType, imageUrl, subscription } = product;
    const sold = found.get(id) ?? {
      id,
      slug,
      title,
      productType: productType as VariantProduct['productType'],
      imageUrl: imageUrl ?? undefined,
      ...(subscription ? { subscription } : {}),
      variants: [],
    };
    found.set(id, sold);
    const { sku, price, salePrice, onSale, stock, unlimited, optionValues } = variant;
    sold.variants.push({
      id: sku,
      sku,
      onSale,
      unlimited,
      optionValues,
      qtyInStock: stock,
      price: { amount: price, currencyCode },
      ...(salePrice === null ? {} : { salePrice: { amount: salePrice, currencyCode } }),
    });
  }
  return found;
}
