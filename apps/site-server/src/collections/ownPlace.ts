import { sql } from 'drizzle-orm';
import { collectionItems } from '../database/schema/index';

/** The place of an item in an order by hand: a version in another language has that of its original. */
export const ownPlace = sql<number>`coalesce((
  select original.position from ${collectionItems} as original
  where original.site_id = ${collectionItems.siteId} and original.id = ${collectionItems.versionOf}
), ${collectionItems.position})`;
