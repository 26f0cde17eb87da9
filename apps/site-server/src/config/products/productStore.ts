import { generateSku } from '@plinth/commerce';
import type { CurrencyCode } from '@plinth/commerce/money';
import type { ProductDefinition } from '@plinth/site-model/definition';
import { and, asc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { formerAddresses, products, productVariants, shops } from '../../database/schema/index';
import {
  latestRevision,
  saveRevision,
  stateOf,
  type Author,
  type RevisionRow,
  type Transaction,
} from '../revisions/saveRevision';
import { keepFormerProductAddress } from '../../pages/canonicalAddress';
import { openNewShop } from '../../shop/newShop';
import { holdSoldFiles } from '../../shop/soldFiles';
import type { ProductProblem } from './checkDraft';
import type { VariantDraft } from './productDraft';

/** The subject under which the versions of a product are stored. */
export const subjectOfProduct = (id: string) => `product:${id}`;

/** A product as it is stored now. */
export interface StoredProduct {
  product: ProductDefinition;
  /** The name of this state by content and version: an order does not change it. */
  state: string;
  /** The last version, if it was saved here. */
  latest: RevisionRow | undefined;
}

export const newProduct = 'new';

const isProduct = (siteId: string, id: string) =>
  and(eq(products.siteId, siteId), eq(products.id, id));
const isVariantOf = (siteId: string, id: string) =>
  and(eq(productVariants.siteId, siteId), eq(productVariants.productId, id));

export async function readProduct(
  db: Database | Transaction,
  siteId: string,
  id: string,
): Promise<StoredProduct | undefined> {
  const [row] = await db.select().from(products).where(isProduct(siteId, id));
  if (!row) return undefined;
  const variants = await db
    .select()
    .from(productVariants)
    .where(isVariantOf(siteId, id))
    .orderBy(asc(productVariants.position), asc(productVariants.sku));
  const { slug, title, productType, imageUrl, subscription, files } = row;
  const { description, pictures, visibility, translations } = row;
  const product = {
    id,
    slug,
    title,
    productType,
    ...(imageUrl ? { imageUrl } : {}),
    ...(subscription ? { subscription } : {}),
    ...(files ? { files } : {}),
    ...(description ? { description } : {}),
    ...(pictures ? { pictures } : {}),
    ...(visibility === 'hidden' ? { visibility } : {}),
    ...(translations ? { translations } : {}),
    variants: variants.map((variant) => ({
      sku: variant.sku,
      price: variant.price,
      ...(variant.onSale && variant.salePrice !== null ? { salePrice: variant.salePrice } : {}),
      stock: variant.stock,
      ...(variant.unlimited ? { unlimited: true } : {}),
      ...(variant.optionValues.length > 0
        ? {
            options: Object.fromEntries(
              variant.optionValues.map(({ optionName, value }) => [optionName, value]),
            ),
          }
        : {}),
      ...(variant.weight === null ? {} : { weight: variant.weight }),
      ...(variant.size ? { size: variant.size } : {}),
    })),
  } as ProductDefinition;
  const latest = await latestRevision(db, { siteId, subject: subjectOfProduct(id) });
  return { product, latest, state: `${contentState(product)}.${latest?.number ?? 0}` };
}

const contentState = ({ variants, ...product }: ProductDefinition): string =>
  stateOf({ ...product, variants: variants.map(({ stock: _, ...variant }) => variant) });

export interface SaveProductInput {
  siteId: string;
  /** The state that the author has read; `new` if there was no product. */
  base: string;
  /** The product to store; empty SKUs are generated. */
  product: ProductDefinition;
  /** The currency of its prices, in which the shop is created if the site has none. */
  currencyCode: CurrencyCode;
  /** The variants in the order of the form: the previous SKU of each, and the stock that was read. */
  typed: readonly Pick<VariantDraft, 'was' | 'stockRead'>[];
  author: Author;
  now: Date;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

export type SaveProductResult =
  | { outcome: 'saved' }
  /** Another editor saved meanwhile; nothing was written. */
  | { outcome: 'conflict'; current: StoredProduct }
  | { outcome: 'gone' }
  | { outcome: 'refused'; problems: ProductProblem[] };

/**
 * Stores a product if it is unchanged since its author read it. The stock changes by the difference between the entry
 * and the stock that was read: an order in between is never undone.
 */
export function saveProduct(db: Database, input: SaveProductInput): Promise<SaveProductResult> {
  const { siteId, base, product, author, now } = input;
  return db.transaction(async (transaction): Promise<SaveProductResult> => {
    await openNewShop(transaction, siteId, input.currencyCode);
    // Locks the whole shop, because addresses, SKUs and positions concern all products.
    const [shop] = await transaction
      .select({ settings: shops.settings })
      .from(shops)
      .where(eq(shops.siteId, siteId))
      .for('update');
    // Another editor has created the shop, or changed its currency, since the prices were read.
    if (shop?.settings['currencyCode'] !== input.currencyCode)
      return {
        outcome: 'refused',
        problems: [{ field: 'currencyCode', kind: 'currencyChanged' }],
      };
    // Locked in the order in which orders reserve stock, which prevents deadlocks.
    const rows = await transaction
      .select()
      .from(productVariants)
      .where(isVariantOf(siteId, product.id))
      .orderBy(sql`${productVariants.sku} collate "C"`)
      .for('update');
    const stored = await readProduct(transaction, siteId, product.id);
    const isSame = stored !== undefined && contentState(stored.product) === contentState(product);
    if (stored && stored.state !== base) {
      // Pressing Save twice changes the stock once, and is not a conflict.
      const isOwn = isSame && stored.latest?.accountId === author.id;
      return isOwn ? { outcome: 'saved' } : { outcome: 'conflict', current: stored };
    }
    if (!stored && base !== newProduct) return { outcome: 'gone' };
    const gone = await holdSoldFiles(
      transaction,
      siteId,
      (product.files ?? []).map(({ file }) => file),
    );
    const problems = [
      ...(await takenNames(transaction, input)),
      ...(product.files ?? []).flatMap(({ file }, at) =>
        gone.includes(file) ? [{ field: `file-${at}`, kind: 'noFile' as const }] : [],
      ),
    ];
    if (problems.length > 0) return { outcome: 'refused', problems };

    const before = new Map(rows.map((row) => [row.sku, row]));
    const taken = new Set<string>();
    const skus = await makeSkus(transaction, input);
    const variants = product.variants.map((variant, position) => {
      const { was = '', stockRead = '0' } = input.typed[position] ?? {};
      const row = taken.has(was) ? undefined : before.get(was);
      taken.add(was);
      const { options = {}, salePrice, price, unlimited = false, stock = 0 } = variant;
      return {
        was: row ? was : undefined,
        columns: {
          siteId,
          productId: product.id,
          sku: skus[position]!,
          position,
          price,
          salePrice: salePrice ?? null,
          onSale: salePrice !== undefined,
          unlimited,
          stock: row ? Math.max(0, row.stock + stock - Number(stockRead)) : stock,
          optionValues: Object.entries(options).map(([optionName, value]) => ({
            optionName,
            value,
          })),
          weight: variant.weight ?? null,
          size: variant.size ?? null,
        },
      };
    });
    const isCounted = variants.every(
      ({ was, columns }) => was !== undefined && before.get(was)?.stock === columns.stock,
    );
    if (isSame && isCounted) return { outcome: 'saved' };
    await writeProduct(transaction, { ...input, isNew: !stored });
    if (stored && stored.product.slug !== product.slug)
      await keepFormerProductAddress(transaction, {
        siteId,
        slug: `shop/${stored.product.slug}`,
        productId: product.id,
        now,
      });
    await writeVariants(transaction, { siteId, rows, variants });
    const saved = await readProduct(transaction, siteId, product.id);
    await saveRevision(transaction, {
      siteId,
      subject: subjectOfProduct(product.id),
      author,
      now,
      before: stored && { source: JSON.stringify(stored.product), content: stored.product },
      source: JSON.stringify(saved!.product),
    });
    return { outcome: 'saved' };
  });
}

/** The address and the SKUs that another product has. */
async function takenNames(
  transaction: Transaction,
  { siteId, product }: SaveProductInput,
): Promise<ProductProblem[]> {
  const [other] = await transaction
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.siteId, siteId),
        eq(products.slug, product.slug),
        ne(products.id, product.id),
      ),
    );
  const skus = product.variants.map(({ sku }) => sku).filter(Boolean);
  const others =
    skus.length === 0
      ? []
      : await transaction
          .select({ sku: productVariants.sku })
          .from(productVariants)
          .where(
            and(
              eq(productVariants.siteId, siteId),
              ne(productVariants.productId, product.id),
              inArray(productVariants.sku, skus),
            ),
          );
  const taken = new Set(others.map(({ sku }) => sku));
  return [
    ...(other ? [{ field: 'slug', kind: 'slugTaken' as const }] : []),
    ...product.variants.flatMap(({ sku }, at) =>
      taken.has(sku) ? [{ field: `sku-${at}`, kind: 'skuTaken' as const }] : [],
    ),
  ];
}

/** The SKUs of the variants: `SQ` and 7 digits ([COM-7]) where none was typed. */
async function makeSkus(
  transaction: Transaction,
  { siteId, product, random }: SaveProductInput,
): Promise<string[]> {
  const used = new Set(product.variants.map(({ sku }) => sku));
  const skus: string[] = [];
  for (const { sku } of product.variants) {
    let made = sku;
    while (made === '') {
      const one = generateSku(random);
      const [taken] = await transaction
        .select({ sku: productVariants.sku })
        .from(productVariants)
        .where(and(eq(productVariants.siteId, siteId), eq(productVariants.sku, one)));
      if (!taken && !used.has(one)) made = one;
    }
    used.add(made);
    skus.push(made);
  }
  return skus;
}

async function writeProduct(
  transaction: Transaction,
  { siteId, product, isNew }: SaveProductInput & { isNew: boolean },
): Promise<void> {
  const { id, slug, title, productType, imageUrl, subscription, files } = product;
  const { description, pictures, visibility, translations } = product;
  const columns = {
    slug,
    title,
    productType,
    imageUrl: imageUrl ?? null,
    subscription: subscription ?? null,
    files: files ?? null,
    description: description ?? null,
    pictures: pictures ?? null,
    visibility: visibility ?? 'visible',
    translations: translations ?? null,
  } as Omit<typeof products.$inferInsert, 'siteId' | 'id' | 'position'>;
  if (!isNew) {
    await transaction.update(products).set(columns).where(isProduct(siteId, id));
    return;
  }
  const [last] = await transaction
    .select({ position: max(products.position) })
    .from(products)
    .where(eq(products.siteId, siteId));
  await transaction
    .insert(products)
    .values({ siteId, id, position: (last?.position ?? -1) + 1, ...columns });
}

interface VariantChanges {
  siteId: string;
  /** The stored rows. */
  rows: readonly { sku: string }[];
  variants: readonly {
    /** The SKU of the row that the variant replaces. */
    was: string | undefined;
    columns: typeof productVariants.$inferInsert;
  }[];
}

/** Rows that keep their SKU are updated in place: an order that waits for such a row continues with it. */
async function writeVariants(
  transaction: Transaction,
  { siteId, rows, variants }: VariantChanges,
): Promise<void> {
  const isSku = (sku: string) =>
    and(eq(productVariants.siteId, siteId), eq(productVariants.sku, sku));
  const kept = new Set(variants.map(({ was }) => was));
  for (const { sku } of rows) {
    if (!kept.has(sku)) await transaction.delete(productVariants).where(isSku(sku));
  }
  // Two variants that swap their SKUs need temporary names in between.
  for (const { was, columns } of variants) {
    if (was !== undefined && was !== columns.sku)
      await transaction
        .update(productVariants)
        .set({ sku: `\u001f${was}` })
        .where(isSku(was));
  }
  for (const { was, columns } of variants) {
    if (was === undefined) await transaction.insert(productVariants).values(columns);
    else
      await transaction
        .update(productVariants)
        .set(columns)
        .where(isSku(was === columns.sku ? was : `\u001f${was}`));
  }
}

/**
 * Deletes a product with its variants; orders keep their copies of the sold items.
 * @returns whether it existed
 */
export function removeProduct(db: Database, siteId: string, id: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(products)
      .where(isProduct(siteId, id))
      .returning({ id: products.id });
    await transaction
      .delete(formerAddresses)
      .where(and(eq(formerAddresses.siteId, siteId), eq(formerAddresses.productId, id)));
    return removed.length > 0;
  });
}
