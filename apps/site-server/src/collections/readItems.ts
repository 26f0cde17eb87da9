import { sortItems } from '@plinth/listings';
import type { CollectionFacts, ContentItem, ItemsAnswer, ItemsNeed } from '@plinth/site-renderer';
import { and, asc, desc, eq, gt, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { collectionItems } from '../database/schema/index';
import { contentItem, isShown, timesOfDate, type ItemRow } from './contentItem';
import { isListedIn, itemLanguages, type ItemLanguages } from './itemLanguages';
import { ownPlace } from './ownPlace';
import { lastPageOffset } from './lastPageOffset';
import { sortNames } from './sortNames';

/** The maximum number of items that a block shows at once: a calendar's month has the most. */
const maxItems = 1000;

export interface ReadItemsInput {
  siteId: string;
  collection: CollectionFacts;
  need: ItemsNeed;
  now: Date;
  /** The time zone of all-day dates. */
  timeZone: string;
  /** Whether the owner has put the items into an order; dates are ordered by their time. @default false */
  isInOwnOrder?: boolean;
  /** Those of the site, and that of the page, which determines the order of titles. @default English alone */
  languages?: ItemLanguages;
  /** The address below which the items are, whatever the language of the page. @default the collection's */
  itemsUrl?: string;
}

/**
 * The items that a block shows, the number of all of them, and the names to filter by. An offset past the last page,
 * which moves as dates pass, returns the last page.
 */
export async function readItems(
  db: Pick<Database, 'select'>,
  input: ReadItemsInput,
): Promise<ItemsAnswer> {
  const { siteId, collection, need, now, timeZone, isInOwnOrder = false } = input;
  const { languages = itemLanguages({}), itemsUrl = collection.url } = input;
  const locale = languages.asked;
  const { facet, sort } = need;
  const ofCollection = and(
    eq(collectionItems.siteId, siteId),
    eq(collectionItems.collectionId, collection.id),
    isShown(now),
    isListedIn(languages, now),
    ...timeConditions(need, { kind: collection.kind, now, timeZone }),
  );
  const chosen = and(ofCollection, ...wordConditions(need));
  const limit = Math.min(Math.max(need.limit, 0), maxItems);
  const isLatestFirst = collection.kind !== 'events' || need.when === 'past';
  const time =
    collection.kind === 'events' ? timesOfDate(timeZone).begins : collectionItems.publishedAt;
  const ownOrder = isInOwnOrder ? asc(ownPlace) : isLatestFirst ? desc(time) : asc(time);
  const orders = { newest: desc(time), oldest: asc(time) };
  const offset = Math.max(need.offset, 0);
  const [rows, [counted], facets] = await Promise.all([
    sort === 'title'
      ? readByTitle(db, { chosen, locale, offset, limit })
      : db
          .select()
          .from(collectionItems)
          .where(chosen)
          .orderBy(sort ? orders[sort] : ownOrder, asc(collectionItems.id))
          .limit(limit)
          .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(collectionItems)
      .where(chosen),
    facet ? readFacet(db, facet, ofCollection) : [],
  ]);
  const total = counted?.total ?? 0;
  if (rows.length === 0 && total > 0 && limit > 0)
    return readItems(db, { ...input, need: { ...need, offset: lastPageOffset(total, limit) } });
  return {
    kind: 'items',
    collection,
    items: rows.map((row) => inOtherLanguage(contentItem(row, itemsUrl), row, languages)),
    total,
    facets: sortNames(facets, locale),
  };
}

/** Marks an item in another language than its list, which a browser has to read as such. */
function inOtherLanguage(
  item: ContentItem,
  { language }: Pick<ItemRow, 'language'>,
  { own, asked }: ItemLanguages,
): ContentItem {
  const spoken = language ?? own;
  return spoken === asked ? item : { ...item, language: spoken };
}

/** No collation of the database supports every language's order, so all titles are read and sorted here. */
async function readByTitle(
  db: Pick<Database, 'select'>,
  part: { chosen: SQL | undefined; locale: string | undefined; offset: number; limit: number },
) {
  const { chosen, locale, offset, limit } = part;
  const { id, title } = collectionItems;
  const titles = await db
    .select({ id, title })
    .from(collectionItems)
    .where(chosen)
    .orderBy(asc(id));
  const ids = sortItems(titles, 'title', { locale })
    .slice(offset, offset + limit)
    .map((item) => item.id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(collectionItems)
    .where(and(chosen, inArray(id, ids)));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
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
    // A date that is over when a month begins does not belong to it ([LST-3]).
    if (from !== undefined) conditions.push(or(gt(ends, moment(from)), gte(begins, moment(from))));
    if (to !== undefined) conditions.push(lt(begins, moment(to)));
    const when = need.when ?? (from === undefined && to === undefined ? 'upcoming' : 'all');
    // A current date is not over.
    if (when === 'upcoming') conditions.push(gte(ends, moment(now.getTime())));
    if (when === 'past') conditions.push(lt(ends, moment(now.getTime())));
  }
  return conditions.filter((condition) => condition !== undefined);
}

/** Beside an expression the driver cannot detect that a value is a moment. */
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
  ofCollection: SQL | undefined,
) {
  const column = facet === 'category' ? collectionItems.categories : collectionItems.tags;
  const name = sql<string>`unnest(${column})`;
  return db
    .select({ name: name.as('name'), count: sql<number>`count(*)::int` })
    .from(collectionItems)
    .where(ofCollection)
    .groupBy(sql`name`);
}
