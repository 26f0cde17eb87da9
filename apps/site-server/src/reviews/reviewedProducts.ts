import type { Cart } from '@plinth/commerce/cart';
import type { ReviewedProduct } from '@plinth/site-renderer';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { type orders, products } from '../database/schema/index';
import type { SiteSnapshot } from '../site/loadSite';

type Order = Pick<typeof orders.$inferSelect, 'siteId' | 'kind' | 'cart'>;

/**
 * The products of an order that can be reviewed: each once that is still sold. A gift card is money, and a donation is
 * no product.
 */
export async function reviewedProducts(
  db: Pick<Database, 'select'>,
  { siteId, kind, cart }: Order,
  { pageBySlug }: Pick<SiteSnapshot, 'pageBySlug'>,
): Promise<ReviewedProduct[]> {
  if (kind !== 'cart' && kind !== 'subscription') return [];
  const { entries = [] } = cart as unknown as Partial<Cart>;
  const ids = [
    ...new Set(entries.map(({ itemId }) => itemId).filter((id) => typeof id === 'string')),
  ];
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.siteId, siteId),
        inArray(products.id, ids),
        ne(products.productType, 'GIFT_CARD'),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id, place) => {
    const row = byId.get(id);
    if (!row) return [];
    const { title, slug, imageUrl } = row;
    // A subscription may have no page of its own.
    const href = pageBySlug.has(`shop/${slug}`) ? `/shop/${slug}` : undefined;
    return [{ id, title, href, place, imageUrl: imageUrl ?? undefined }];
  });
}
