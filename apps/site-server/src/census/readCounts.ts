import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { countedUntil } from '../database/schema/index';
import type { DayCount } from './countUntilNow';

/** The database, or a transaction of it. */
export type CountReader = Pick<Database, 'select' | 'execute'>;

export interface CountsAsked {
  siteId: string;
  /** The zone of the days: days of another zone are different days. */
  timeZone: string;
  kind: DayCount['kind'];
}

/** The attempts before others have to wait. */
const tries = 2;

/**
 * Reads counted days, and the records since then, as of one moment: days that grow meanwhile would contain the same hit
 * twice. The queries run one after the other, so that other queries of the embedded database get a turn after each;
 * where a step of counting came in between, all is read again, finally in one transaction.
 *
 * @param read called with the moment up to which the days were counted; `undefined` where none were
 */
export async function readCounts<Answer>(
  db: Database,
  asked: CountsAsked,
  read: (reader: CountReader, until: Date | undefined) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const until = await readUntil(db, asked);
    const answer = await read(db, until);
    if ((await readUntil(db, asked))?.getTime() === until?.getTime()) return answer;
  }
  return db.transaction(
    async (transaction) => read(transaction, await readUntil(transaction, asked)),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readUntil(
  db: CountReader,
  { siteId, timeZone, kind }: CountsAsked,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ until: countedUntil.until })
    .from(countedUntil)
    .where(
      and(
        eq(countedUntil.siteId, siteId),
        eq(countedUntil.kind, kind),
        eq(countedUntil.timeZone, timeZone),
      ),
    );
  return row?.until;
}
