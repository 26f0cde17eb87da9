import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/openDatabase';

/** Adds products after the existing ones: `bowl-1` and on, each with one variant. */
export async function fillShelf(db: Database, siteId: string, count: number): Promise<void> {
  await db.execute(sql`
    insert into products (site_id, id, slug, title, product_type, position)
    select ${siteId}, 'bowl-' || n, 'bowl-' || n, 'Bowl ' || n, 'PHYSICAL', 1000 + n
    from generate_series(1, ${count}::int) n`);
  // Otherwise the check of each variant's product scans all of them.
  await db.execute(sql`analyze products`);
  await db.execute(sql`
    insert into product_variants (site_id, product_id, sku, position, price, unlimited, option_values)
    select ${siteId}, 'bowl-' || n, 'MORE-' || n, 0, 1000 + n, true, '[]'
    from generate_series(1, ${count}::int) n`);
}
