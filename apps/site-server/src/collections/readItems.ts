import type { CollectionFacts, ItemsAnswer, ItemsNeed } from '@plinth/site-runtime/render';
import { and, asc, desc, eq, gte, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { collectionItems } from '../database/schema/index';
import { contentItem, isShown, timesOfDate } from './contentItem';
import { lastPageOffset } from './lastPageOffset';

/** More than this no block shows at once: a calendar's month has the most. */
const mostItems = 1000;

export interface ReadItemsInput {
  siteId: string;
  collection: CollectionFacts;
  need: ItemsNeed;
  now: Date;
  /** In which an all-day date has its day. */
  timeZone: string;
  /** Whether the owner has put the items into an order; dates stand by their time. @default false */
  isInOwnOrder?: boolean;
}

/**
 * The items that a block shows, how many there are beside them, and the words to filter by. Past the last page, which
 * moves as dates pass, stands the last one.
 */
export async function readItems(
  db: Pick<Database, 'select'>,
  { siteId, collection, need, now, timeZone, isInOwnOrder = false }: ReadItemsInput,
): Promise<ItemsAnswer> {
  const { facet } = need;
  const ofCollection = and(
    eq(collectionItems.siteId, siteId),
    eq(collectionItems.collectionId, collection.id),
    isShown(now),
    ...timeConditions(need, { kind: collection.kind, now, timeZone }),
  );
  const chosen = and(ofCollection, ...wordConditions(need));
  const limit = Math.min(Math.max(need.limit, 0), mostItems);
  const isOver = collection.kind !== 'events' || need.when === 'past';
  const time =
    collection.kind === 'events' ? timesOfDate(timeZone).begins : collectionItems.publishedAt;
  const [rows, [counted], facets] = await Promise.all([
    db
      .select()
      .from(collectionItems)
      .where(chosen)
      .orderBy(
        isInOwnOrder ? asc(collectionItems.position) : isOver ? desc(time) : asc(time),
        asc(collectionItems.id),
      )
      .limit(limit)
      .offset(Math.max(need.offset, 0)),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(collectionItems)
      .where(chosen),
    facet ? readFacet(db, facet, ofCollection) : [],
  ]);
  const total = counted?.total ?? 0;
  if (rows.length === 0 && total > 0 && limit > 0)
    return readItems(db, {
      siteId,
      collection,
      now,
      timeZone,
      isInOwnOrder,
      need: { ...need, offset: lastPageOffset(total, limit) },
    });
  return {
    kind: 'items',
    collection,
    items: rows.map((row) => contentItem(row, collection.url)),
    total,
    facets,
  };
}

function timeConditions(
  need: ItemsNeed,
  { kind, now, timeZone }: { kind: CollectionFacts['kind']; now: Date; timeZone: string },
): SQL[] {
  const { from, to } = need;
  const conditions: (SQL | undefined)[] = [];
  if (kind !== 'events') {
    if (from !== undefined) conditions.push(gte(collectionItems.publishedAt, new Date(from)));
    if (to !== undefined) conditions.push(lt(collectionItems.publishedAt, new Date(to)));
  } else {
    const { begins, ends } = timesOfDate(timeZone);
    if (from !== undefined) conditions.push(gte(ends, moment(from)));
    if (to !== undefined) conditions.push(lt(begins, moment(to)));
    const when = need.when ?? (from === undefined && to === undefined ? 'upcoming' : 'all');
    // A date that is under way is not over.
    if (when === 'upcoming') conditions.push(gte(ends, moment(now.getTime())));
    if (when === 'past') conditions.push(lt(ends, moment(now.getTime())));
  }
  return conditions.filter((condition) => condition !== undefined);
}

/** Beside an expression a driver cannot see that a value is a moment. */
const moment = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;

const wordConditions = ({ category, tag, author, featuredOnly, excludeId }: ItemsNeed): SQL[] => [
  ...(category === undefined ? [] : [sql`${category} = any(${collectionItems.categories})`]),
  ...(tag === undefined ? [] : [sql`${tag} = any(${collectionItems.tags})`]),
  ...(author === undefined ? [] : [eq(collectionItems.author, author)]),
  ...(featuredOnly ? [eq(collectionItems.isFeatured, true)] : []),
  ...(excludeId === undefined ? [] : [ne(collectionItems.id, excludeId)]),
];

async function readFacet(
  db: Pick<Database, 'select'>,
  facet: 'category' | 'tag',
  condition: SQL | undefined,
) {
  const column = facet === 'category' ? collectionItems.categories : collectionItems.tags;
  const name = sql<string>`unnest(${column})`;
  return db
    .select({ name: name.as('name'), count: sql<number>`count(*)::int` })
    .from(collectionItems)
    .where(condition)
    .groupBy(sql`name`)
    .orderBy(sql`name`);
}
