import type { ContentItem } from '@plinth/site-renderer';
import { itemStatus } from '@plinth/site-model';
import { and, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { collectionItems } from '../database/schema/index';

export type ItemRow = typeof collectionItems.$inferSelect;

/** The items that visitors may see: published ones, and scheduled ones from their moment on ([MOD-2]). */
export const isShown = (now: Date) =>
  and(
    inArray(collectionItems.status, [itemStatus.published, itemStatus.scheduled]),
    lte(collectionItems.publishedAt, now),
  )!;

/**
 * When a date begins and when it is over. An all-day date is stored as midnight UTC and takes the site's day; a date
 * without an end is over as soon as it begins.
 */
export function timesOfDate(timeZone: string) {
  const { startsAt, endsAt, isAllDay } = collectionItems;
  const last = sql`coalesce(${endsAt}, ${startsAt})`;
  const ofDay = (wall: SQL) => sql`((${wall}) at time zone ${timeZone})`;
  return {
    begins: sql`case when ${isAllDay} then ${ofDay(sql`${startsAt} at time zone 'UTC'`)} else ${startsAt} end`,
    ends: sql`case when ${isAllDay} then ${ofDay(sql`(${last} at time zone 'UTC') + interval '1 day'`)} else ${last} end`,
  };
}

/** A row as blocks show it. */
export function contentItem(row: ItemRow, collectionUrl: string): ContentItem {
  const image = readImage(row.image);
  const location = readLocation(row.location);
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    categories: row.categories,
    tags: row.tags,
    isFeatured: row.isFeatured,
    url: `${collectionUrl}/${row.slug}`,
    publishedAt: row.publishedAt.getTime(),
    ...(image ? { image } : {}),
    ...(row.author === null ? {} : { author: row.author }),
    ...(row.startsAt === null ? {} : { startsAt: row.startsAt.getTime() }),
    ...(row.endsAt === null ? {} : { endsAt: row.endsAt.getTime() }),
    ...(row.isAllDay ? { isAllDay: true } : {}),
    ...(location ? { location } : {}),
  };
}

/** People may have written the rows: a picture without an address is ignored. */
function readImage(image: Record<string, unknown> | null): ContentItem['image'] {
  const { src, width, height, alt } = image ?? {};
  if (typeof src !== 'string') return undefined;
  const number = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);
  return {
    src,
    width: number(width),
    height: number(height),
    alt: typeof alt === 'string' ? alt : '',
  };
}

function readLocation(location: Record<string, unknown> | null): string | undefined {
  const { addressTitle, addressLine1, addressLine2 } = location ?? {};
  const parts = [addressTitle, addressLine1, addressLine2].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  return parts.length > 0 ? parts.join(', ') : undefined;
}
