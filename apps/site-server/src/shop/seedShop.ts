import type { Database } from '../database/openDatabase';
import { productReviews, products, productVariants, shops } from '../database/schema/index';
import type { ShopDefinition } from './shopDefinition';

/**
 * Creates a site's shop, once: a restart does not restore sold stock.
 * @returns whether it did
 */
export async function seedShop(
  db: Database,
  siteId: string,
  { settings, products: definitions, reviews = [] }: ShopDefinition,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const added = await transaction
      .insert(shops)
      .values({ siteId, settings: { ...settings } })
      .onConflictDoNothing()
      .returning({ siteId: shops.siteId });
    if (added.length === 0) return false;
    await transaction.insert(products).values(
      definitions.map(({ variants: _, ...product }, position) => ({
        siteId,
        position,
        ...product,
      })),
    );
    await transaction.insert(productVariants).values(
      definitions.flatMap(({ id, variants }) =>
        variants.map(({ options = {}, salePrice, ...variant }, position) => ({
          siteId,
          productId: id,
          position,
          ...variant,
          ...(salePrice === undefined ? {} : { salePrice, onSale: true }),
          optionValues: Object.entries(options).map(([optionName, value]) => ({
            optionName,
            value,
          })),
        })),
      ),
    );
    if (reviews.length > 0)
      await transaction.insert(productReviews).values(
        reviews.map(({ writtenOn, ...review }) => ({
          siteId,
          ...review,
          state: 'published',
          productTitle: definitions.find(({ id }) => id === review.productId)?.title ?? '',
          writtenAt: new Date(`${writtenOn}T12:00:00Z`),
        })),
      );
    return true;
  });
}
