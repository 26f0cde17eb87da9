import { asc, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { deleteRows, describeOnEachDatabase } from '../../testing/databases';
import { censusHits, javascriptErrors } from '../database/schema/index';
import type { HitRow } from '../hits/hitRow';
import { insertHits, writeLot } from './createBatches';
import { insertRows } from './insertRows';

/** Texts that a format of rows could take for something else, or that PostgreSQL refuses. */
const odd = [
  'a\tb\nc\rd\\e',
  '\\.',
  '\\N',
  '\\\n',
  '',
  '{"a",NULL}',
  '"\'$1;--',
  'a\u0000b',
  '\ud800 half',
  'half \udc00',
  '\u2028👋 Grüße',
  '\u0007\b\f\v\u007f',
  '\\x00\\000\\u0000',
  'x'.repeat(60_000),
];

const hits = (name: string): HitRow[] =>
  odd.map((text, at) => ({
    siteId: 'site-test',
    hitId: `${name}-${at}`,
    event: text,
    visitorId: at % 2 ? text : null,
    visitCount: at,
    visitorCookie: null,
    pagePath: text,
    referrer: at % 3 ? null : text,
    data: { [text]: [text, { deep: text, none: null, number: 1.5 }] },
    recordedAt: new Date(Date.parse('2026-01-02T03:04:05.678Z') + at),
  }));

describeOnEachDatabase('rows that are written together', (get) => {
  beforeEach(() => deleteRows(get()));

  const stored = async () =>
    (await get().db.select().from(censusHits).orderBy(asc(censusHits.id))).map(
      ({ id: _, hitId: __, ...row }) => row,
    );

  it('[SRV-2o] [SRV-156d] are the same by whichever way they are written', async () => {
    const { db } = get();
    await db.insert(censusHits).values(hits('values'));
    const expected = await stored();
    expect(expected[7]!.pagePath).toBe('a\ufffdb');
    for (const write of [
      (rows: HitRow[]) => insertHits(db, rows),
      (rows: HitRow[]) => writeLot(get(), rows),
    ]) {
      await deleteRows(get());
      await write(hits('other'));
      expect(await stored()).toEqual(expected);
    }
  });

  it('[SRV-156d] [SRV-4i] are there once, also where a lot holds one twice or comes again', async () => {
    const rows = hits('a');
    await writeLot(get(), [...rows, ...rows.slice(0, 3)]);
    await Promise.all([writeLot(get(), rows), writeLot(get(), rows), insertHits(get().db, rows)]);
    expect(await stored()).toHaveLength(rows.length);
  });

  it('[SRV-156d] are written by a statement where `COPY` refuses the lot for one', async () => {
    const { db } = get();
    const rows = hits('b');
    await writeLot(get(), rows.slice(0, 1));
    // As in the table of an earlier version, whose index knows hits that were written before there were ids.
    const [place] = (
      (await db.execute(sql`select tableoid::regclass::text as name from census_hits`)) as {
        rows: { name: string }[];
      }
    ).rows;
    await db.execute(
      sql`create unique index one_of_each on ${sql.identifier(place!.name)} (hit_id)`,
    );
    try {
      await db.execute(sql`delete from census_hit_ids`);
      await writeLot(get(), rows);
      expect(await stored()).toHaveLength(rows.length);
    } finally {
      await db.execute(sql`drop index one_of_each`);
    }
  });

  it('[SRV-2h] say that one cannot be stored, and leave the connection in order', async () => {
    const rows = [...hits('c'), { ...hits('d')[0]!, visitCount: 2 ** 40 }];
    await expect(writeLot(get(), rows)).rejects.toThrow();
    expect(await stored()).toEqual([]);
    await writeLot(get(), hits('c'));
    expect(await stored()).toHaveLength(odd.length);
  });

  it('[SRV-2h] leave what a row does not say to the database', async () => {
    const { db } = get();
    const recordedAt = new Date();
    const row = { siteId: 'site-test', message: 'x', data: {}, recordedAt };
    await insertRows(db, javascriptErrors, [row, { ...row, stack: 'at f' }]);
    const rows = await db.select().from(javascriptErrors).orderBy(asc(javascriptErrors.id));
    expect(rows).toMatchObject([
      { stack: null, app: null, recordedAt },
      { stack: 'at f', app: null },
    ]);
    expect(rows[0]!.fingerprint).toMatch(/^[\da-f]{32}$/);
  });
});
