import type { ArchiveAnswer, ArchiveNeed, CollectionFacts } from '@plinth/site-renderer';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { collectionItems } from '../database/schema/index';
import { isShown, timesOfDate } from './contentItem';
import { isListedIn, itemLanguages, type ItemLanguages } from './itemLanguages';
import { sortNames } from './sortNames';

export interface ReadArchiveInput {
  siteId: string;
  collection: CollectionFacts;
  need: ArchiveNeed;
  now: Date;
  timeZone: string;
  /** Those of the site, and that of the page, which determines the order of names. @default English alone */
  languages?: ItemLanguages;
}

/**
 * The number of items by month, year, category or tag name, or author: the latest time first, names as the language
 * sorts them.
 */
export async function readArchive(
  db: Pick<Database, 'select'>,
  {
    siteId,
    collection,
    need: { groupBy },
    now,
    timeZone,
    languages = itemLanguages({}),
  }: ReadArchiveInput,
): Promise<ArchiveAnswer> {
  const time =
    collection.kind === 'events' ? timesOfDate(timeZone).begins : collectionItems.publishedAt;
  const inZone = (form: string) => sql`to_char(${time} at time zone ${timeZone}, ${form})`;
  const name = {
    month: inZone('YYYY-MM'),
    year: inZone('YYYY'),
    category: sql`unnest(${collectionItems.categories})`,
    tag: sql`unnest(${collectionItems.tags})`,
    author: sql`${collectionItems.author}`,
  }[groupBy];
  const byTime = groupBy === 'month' || groupBy === 'year';
  const rows = await db
    .select({ name: sql<string | null>`${name}`.as('name'), count: sql<number>`count(*)::int` })
    .from(collectionItems)
    .where(
      and(
        eq(collectionItems.siteId, siteId),
        eq(collectionItems.collectionId, collection.id),
        isShown(now),
        isListedIn(languages, now),
      ),
    )
    .groupBy(sql`name`)
    .orderBy(sql`name desc`);
  const groups = rows.flatMap(({ name: word, count }) =>
    word === null ? [] : [{ name: word, count }],
  );
  return {
    kind: 'archive',
    collection,
    groups: byTime ? groups : sortNames(groups, languages.asked),
  };
}
