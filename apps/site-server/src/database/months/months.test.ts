import { limits } from '@plinth/tooling/limits';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { migrateUpTo } from '../../../testing/databaseOfEarlierVersion';
import { deleteRows, describeOnEachDatabase } from '../../../testing/databases';
import { createPostgresDatabase } from '../../../testing/postgresDatabase';
import { insertHits } from '../../batches/createBatches';
import { openDatabase, type OpenDatabase } from '../openDatabase';
import { censusHits, javascriptErrors } from '../schema/index';
import { addMonths } from './addMonths';
import { checkOldRows } from './checkOldRows';
import { monthlyTables } from './monthlyTables';

const siteId = 'site-test';
const hit = (hitId: string, recordedAt: Date) => ({
  siteId,
  hitId,
  event: 'View',
  data: {},
  recordedAt,
});

async function rowsOf<Row>({ db }: Pick<OpenDatabase, 'db'>, query: string): Promise<Row[]> {
  return ((await db.execute(sql.raw(query))) as { rows: Row[] }).rows;
}

/** The partition of each hit, in the order of ids. */
const placesOf = async (database: OpenDatabase, table = 'census_hits') =>
  (
    await rowsOf<{ place: string }>(
      database,
      `select tableoid::regclass::text as place from ${table} order by id`,
    )
  ).map(({ place }) => place);

describeOnEachDatabase('partitions of a month', (get) => {
  beforeEach(() => deleteRows(get()));

  const monthsOf = async (table: string) =>
    (await rowsOf<{ name: string }>(get(), `select name from months_of('${table}')`)).map(
      ({ name }) => name,
    );

  it('[SRV-4g] are there for this month and the next, from the first start', async () => {
    for (const table of monthlyTables) {
      const now = new Date();
      const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
      for (const month of [now, next])
        expect(await monthsOf(table)).toContain(
          `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`,
        );
    }
  });

  it('[SRV-4g] are made once by several servers that look at the same time', async () => {
    const now = Date.parse('2031-12-31T23:59:59.999Z');
    await Promise.all([1, 2, 3].map(() => addMonths(get().db, now)));
    for (const table of monthlyTables) {
      const made = (await monthsOf(table)).filter((name) => /_2031_|_2032_/.test(name));
      expect(made).toEqual([`${table}_2031_12`, `${table}_2032_01`]);
    }
  });

  it('[SRV-4g] take the rows that came before they were made, to the millisecond', async () => {
    const { db } = get();
    const moments = [
      '2033-02-28T23:59:59.999Z',
      '2033-03-01T00:00:00.000Z',
      '2033-03-31T23:59:59.999Z',
    ];
    await insertHits(
      db,
      moments.map((moment) => hit(moment, new Date(moment))),
    );
    const errors = moments.map((moment) => ({
      siteId,
      message: 'x',
      data: {},
      recordedAt: new Date(moment),
    }));
    await db.insert(javascriptErrors).values(errors);
    expect(await placesOf(get())).toEqual(Array(3).fill('census_hits_other'));
    const before = await db.select().from(javascriptErrors).orderBy(javascriptErrors.id);
    await addMonths(db, Date.parse('2033-03-15'));
    for (const table of ['census_hits', 'javascript_errors'])
      expect(await placesOf(get(), table)).toEqual([
        `${table}_other`,
        `${table}_2033_03`,
        `${table}_2033_03`,
      ]);
    // The same rows, with the same numbers and groups.
    expect(await db.select().from(javascriptErrors).orderBy(javascriptErrors.id)).toEqual(before);
  });

  it('[SRV-4i] count a hit once, in whichever of them it arrives again', async () => {
    const { db } = get();
    const [first, second] = [new Date('2033-04-30T23:59:59Z'), new Date('2033-05-01T00:00:09Z')];
    await insertHits(db, [hit('a', first), hit('a', second), hit('b', first)]);
    await insertHits(db, [hit('c', second), hit('b', second)]);
    // A writer with the statements of earlier servers.
    await db.insert(censusHits).values(hit('c', first)).onConflictDoNothing();
    await Promise.all([1, 2, 3].map(() => insertHits(db, [hit('d', second), hit('e', first)])));
    const rows = await db.select().from(censusHits);
    expect(rows.map(({ hitId }) => hitId).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    // The same id at another site is another hit.
    await insertHits(db, [{ ...hit('a', first), siteId: 'site-other' }]);
    expect(await db.$count(censusHits)).toBe(6);
  });

  it('[SRV-4i] keep no id of a hit that could not be written', async () => {
    const { db } = get();
    const unwritable = { ...hit('lost', new Date()), visitCount: 2 ** 40 };
    await expect(insertHits(db, [unwritable])).rejects.toThrow();
    await insertHits(db, [hit('lost', new Date())]);
    expect(await db.$count(censusHits)).toBe(1);
  });
});

describe('a database of an earlier version', () => {
  const version = 'census_months';

  /** A full database, as a server of the previous version has left it. */
  async function open(kind: OpenDatabase['kind']) {
    const url = kind === 'postgres' ? await createPostgresDatabase() : undefined;
    const database = await openDatabase(url ? { url } : { inMemory: true });
    const pool = (database.db as unknown as { $client: pg.Pool }).$client;
    await migrateUpTo(pool, version);
    const insert = (id: string, at: string) =>
      pool.query(
        `insert into census_hits (id, site_id, hit_id, event, data, recorded_at)
        values (default, '${siteId}', $1, 'View', '{}', ${at}) on conflict do nothing`,
        [id],
      );
    await insert('old', `now() - interval '300 days'`);
    await insert('sent', 'now()');
    // The clock of some server was wrong.
    await insert('ahead', `now() + interval '3 years'`);
    await pool.query(
      `insert into javascript_errors (site_id, message, data, recorded_at) values ('${siteId}', 'x', '{}', now())`,
    );
    await pool.query('analyze');
    return { database, pool, insert };
  }

  const kinds = ['embedded', ...(inject('postgres') ? (['postgres'] as const) : [])] as const;
  for (const kind of kinds)
    it(`[SRV-4j] [SRV-4i] keeps its rows and knows its hits (${kind})`, async () => {
      const { database, pool, insert } = await open(kind);
      try {
        await database.migrate();
        expect(await placesOf(database)).toEqual([
          'census_hits_before',
          'census_hits_before',
          'census_hits_other',
        ]);
        expect(await placesOf(database, 'javascript_errors')).toEqual(['javascript_errors_before']);
        // Written before, and repeated by a page to a server of either version.
        await insert('sent', 'now()');
        await insertHits(database.db, [hit('sent', new Date()), hit('new', new Date())]);
        await insert('new', 'now()');
        const ids = await database.db.select().from(censusHits).orderBy(censusHits.id);
        expect(ids.map(({ hitId }) => hitId)).toEqual(['old', 'sent', 'ahead', 'new']);
        const { rows } = await pool.query(
          `select conname from pg_constraint where conname like '%\\_bound'`,
        );
        expect(rows).toEqual([]);
      } finally {
        await database.close();
      }
    });

  it.skipIf(!inject('postgres'))(
    '[SRV-4j] is read and written meanwhile, and its rows are checked before',
    async () => {
      const { database, pool, insert } = await open('postgres');
      try {
        await pool.query(`delete from census_hits where hit_id = 'ahead'`);
        await pool.query(
          `insert into census_hits (site_id, hit_id, event, data, recorded_at)
          select '${siteId}', 'many-' || n, 'View', '{}', now() - n * interval '1 second' from generate_series(1, 50000) n`,
        );
        await pool.query('analyze');
        let written = 0;
        let isOver = false;
        const writing = (async () => {
          for (; !isOver; written += 1) {
            await insert(`during-${written}`, 'now()');
            await pool.query(
              `select count(*) from census_hits where recorded_at > now() - interval '1 minute'`,
            );
          }
        })();
        await database.migrate();
        isOver = true;
        await writing;
        const { rows } = await pool.query(
          `select count(*)::int as count, count(distinct hit_id)::int as ids from census_hits`,
        );
        expect(rows).toEqual([{ count: 50_002 + written, ids: 50_002 + written }]);
        expect(written).toBeGreaterThan(0);
      } finally {
        await database.close();
      }
    },
  );

  it.skipIf(!inject('postgres'))(
    '[SRV-202] refuses nothing in the long run when a server was killed before it was migrated',
    async () => {
      const { database, pool, insert } = await open('postgres');
      const client = await pool.connect();
      try {
        // As the servers of the previous version have continued for two months since.
        await pool.query(`delete from census_hits where hit_id <> 'old'`);
        await checkOldRows(client, new Date(Date.now() - 65 * 24 * 3_600_000));
        const { rows } = await pool.query(
          `select convalidated from pg_constraint where conname = 'census_hits_bound'`,
        );
        expect(rows).toEqual([{ convalidated: true }]);
        await insert('later', 'now()');
        await database.migrate();
        const ids = await database.db.select().from(censusHits).orderBy(censusHits.id);
        expect(ids.map(({ hitId }) => hitId)).toEqual(['old', 'later']);
      } finally {
        client.release();
        await database.close();
      }
    },
  );

  it.skipIf(!inject('postgres'))(
    '[SRV-201] [SRV-4j] lets visitors pass while somebody reads for long',
    async () => {
      const { database, pool, insert } = await open('postgres');
      try {
        const reads = limits.condition / 4;
        const reading = pool.query('select id, pg_sleep($1) from census_hits limit 1', [
          reads / 1000,
        ]);
        let isOver = false;
        const waits: number[] = [];
        const writing = (async () => {
          while (!isOver) {
            const begun = performance.now();
            await insert(`during-${waits.length}`, 'now()');
            waits.push(performance.now() - begun);
          }
        })();
        await database.migrate();
        isOver = true;
        await Promise.all([writing, reading]);
        // Without it they would all wait for the reader.
        expect(Math.max(...waits)).toBeLessThan(reads * 0.6);
        expect(await placesOf(database, 'census_hits')).toContain('census_hits_before');
      } finally {
        await database.close();
      }
    },
  );
});
