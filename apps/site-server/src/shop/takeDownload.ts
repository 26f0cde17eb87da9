import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { orderFiles, orders } from '../database/schema/index';
import { isUndecided } from './isUndecided';

export type DownloadProblem = 'unknown' | 'expired' | 'usedUp' | 'pending' | 'unpaid';

export type BoughtFile = typeof orderFiles.$inferSelect;

type FoundFile =
  { bought: BoughtFile; problem?: undefined } | { bought?: undefined; problem: DownloadProblem };

/** Milliseconds for which an interrupted download may be continued. */
const maxDownloadTime = 86_400_000;

/** The file of a download link, or the reason why there is none. */
export async function findBoughtFile(
  db: Database,
  { siteId, id, now }: { siteId: string; id: string | undefined; now: Date },
): Promise<FoundFile> {
  if (id === undefined) return { problem: 'unknown' };
  const [row] = await db
    .select({ file: orderFiles, status: orders.status })
    .from(orderFiles)
    .innerJoin(orders, eq(orders.id, orderFiles.orderId))
    .where(and(eq(orderFiles.id, id), eq(orders.siteId, siteId)));
  if (!row) return { problem: 'unknown' };
  const { file, status } = row;
  if (status !== 'paid') return { problem: isUndecided(status) ? 'pending' : 'unpaid' };
  return file.expiresAt <= now ? { problem: 'expired' } : { bought: file };
}

/**
 * Counts a download, in one statement: simultaneous requests cannot exceed the limit. Continuing an interrupted
 * download is not a second one.
 * @returns whether it may begin, or continue
 */
export async function takeDownload(
  db: Database,
  { id, begunAt }: BoughtFile,
  { isRest, now }: { isRest: boolean; now: Date },
): Promise<boolean> {
  if (isRest && begunAt && begunAt.getTime() > now.getTime() - maxDownloadTime) return true;
  const counted = await db
    .update(orderFiles)
    .set({ downloads: sql`${orderFiles.downloads} + 1`, begunAt: now })
    .where(
      and(
        eq(orderFiles.id, id),
        lt(orderFiles.downloads, orderFiles.max),
        gt(orderFiles.expiresAt, now),
      ),
    )
    .returning({ id: orderFiles.id });
  return counted.length > 0;
}
