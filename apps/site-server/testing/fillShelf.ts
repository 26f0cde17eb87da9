import type { Database } from '../src/database/openDatabase';
import { products, productVariants } from '../src/database/schema/index';

/** As many more products as are wanted, behind those that are there: `bowl-1` and on, each with one thing to buy. */
export async function fillShelf(db: Database, siteId: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await db.insert(products).values(
    numbers.map((number) => ({
      siteId,
      id: `bowl-${number}`,
      slug: `bowl-${number}`,
      title: `Bowl ${number}`,
      productType: 'PHYSICAL',
      position: 1000 + number,
    })),
  );
  await db.insert(productVariants).values(
    numbers.map((number) => ({
      siteId,
      productId: `bowl-${number}`,
      sku: `MORE-${number}`,
      position: 0,
      price: 1000 + number,
      unlimited: true,
      optionValues: [],
    })),
  );
}
