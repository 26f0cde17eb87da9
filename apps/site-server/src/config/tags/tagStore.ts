import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/openDatabase';
import { collectionItems } from '../../database/schema/index';
import { isNotDeleted } from '../collections/collectionQueries';

/** The kinds of tags, by the column that holds them. */
export const tagTypes = ['tags', 'categories'] as const;
export type TagType = (typeof tagTypes)[number];

const columnOf = { tags: collectionItems.tags, categories: collectionItems.categories } as const;

export interface UsedTag {
  name: string;
  /** The number of items that have it. */
  items: number;
}

/** The tags or categories of a site's items by their names, each with the number of its items. */
export async function listTags(db: Database, siteId: string, of: TagType): Promise<UsedTag[]> {
  const column = columnOf[of];
  const result: unknown = await db.execute(sql`
    select name, count(*)::int as items
    from ${collectionItems}, unnest(${column}) as name
    where ${and(eq(collectionItems.siteId, siteId), isNotDeleted)}
    group by name order by lower(name), name`);
  return (result as { rows: UsedTag[] }).rows;
}

export interface TagChange {
  siteId: string;
  of: TagType;
  /** The tags that are changed. */
  names: readonly string[];
  /** The new name; `null` to delete the tags. An item that has both gets it once. */
  to: string | null;
  now: Date;
}

/**
 * Renames tags in every item that has them, or removes them. Where a tag has the name already, they are merged,
 * whatever its case.
 */
export async function changeTags(
  db: Database,
  { siteId, of, names, to, now }: TagChange,
): Promise<void> {
  const column = columnOf[of];
  const changed = JSON.stringify([...names, ...(to === null ? [] : [to])]);
  // Lowercased by the database on both sides: JavaScript differs for `İ` and for a final `Σ`.
  const isChanged = sql`lower(tag) in (select lower(name) from jsonb_array_elements_text(${changed}::jsonb) as name)`;
  await db
    .update(collectionItems)
    .set({
      [of]: sql`array(
        select renamed.name from (
          select case when ${isChanged} then ${to}::text else tag end as name, min(place) as place
          from unnest(${column}) with ordinality as word (tag, place)
          group by 1
        ) as renamed where renamed.name is not null order by renamed.place)`,
      updatedAt: now,
    })
    .where(
      and(
        eq(collectionItems.siteId, siteId),
        sql`exists (select 1 from unnest(${column}) as tag where ${isChanged})`,
      ),
    );
}
