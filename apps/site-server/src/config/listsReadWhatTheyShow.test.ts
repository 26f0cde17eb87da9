import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/openDatabase';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase, describeOnEmbeddedDatabase } from '../../testing/databases';
import { findCollection, findItems, listCollections } from './collections/collectionQueries';
import { countUntilNow } from '../census/countUntilNow';
import { errorCount } from '../census/errorCount';
import { findErrorGroup, findErrorGroups } from './errors/errorQueries';
import { findOrders } from './orders/orderQueries';
import { findAccounts, findActions } from './people/peopleQueries';
import { findReviews } from './reviews/reviewQueries';
import { findSubmissions, findUsedForms, hasSubscriptions } from './submissions/submissionQueries';
import { measureSpeed } from './speed/speedQueries';
import { findTrace, findTraces } from './traces/traceQueries';
import { countVisits } from './visits/countVisits';

const siteId = 'site-test';
const rows = 20_000;
const moment = sql`now() - i * interval '1 minute'`;
const each = (table: SQL, columns: SQL, values: SQL) =>
  sql`insert into ${table} (site_id, ${columns}) select ${siteId}, ${values} from generate_series(1, ${rows}::int) as i`;

interface List {
  table: string;
  fill: SQL;
  /** The work that the server does in the background. */
  prepare?: (db: Database) => Promise<unknown>;
  read: (db: Database) => Promise<unknown>;
  /** Rows that it may look at. */
  max: number;
}

const submissions = each(
  sql`form_submissions`,
  sql`submission_key, content_digest, form_id, form_name, "values", page_context, channel, received_at, is_subscription`,
  sql`'k' || i, '', 'form-' || i % 5, 'Form', jsonb_build_object('message', repeat('word ', 40)), '{}', 'script', ${moment}, i % 5 = 0`,
);
const errors = each(
  sql`javascript_errors`,
  sql`message, stack, url, data, recorded_at`,
  sql`'failed ' || i, 'at f' || i % 40 || ' (https://a.test/a.js:1:5)', 'https://a.test/p' || i, '{}', ${moment}`,
);
const traces = each(
  sql`trace_entries`,
  sql`trace_id, page_url, type, data, recorded_at`,
  sql`'visit-' || i / 4, 'https://a.test/', 'kiln', '{}', ${moment}`,
);
const hits = each(
  sql`census_hits`,
  sql`hit_id, event, visitor_id, visit_count, page_path, referrer, data, recorded_at`,
  sql`'h' || i, 'View', 'v' || i % 400, 1, '/p' || i % 50, 'https://a' || i % 9 || '.test/', '{"viewportWidth": 800}', ${moment}`,
);
/** Every second one is a draft. */
const items = sql`with made as (insert into collections (site_id, id, slug, title, kind) values (${siteId}, 'c', 'c', 'C', 'blog'))
  ${each(
    sql`collection_items`,
    sql`id, collection_id, slug, title, body, status, published_at`,
    sql`'i' || i, 'c', 's' || i, 'Post', repeat('word ', 40), case i % 2 when 0 then 4 else 1 end, ${moment}`,
  )}`;
const listItems = async (db: Database, visibility?: 'published' | 'draft') =>
  findItems(
    db,
    {
      siteId,
      collection: (await findCollection(db, siteId, 'c'))!,
      visibility,
      now: new Date(),
    },
    3,
  );
/** The last two days, of fourteen that are stored. */
const lately = () => ({
  siteId,
  from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  timeZone: 'UTC',
});
const rowsOfTwoDays = 2 * 24 * 60 + 1;
const countErrors = (db: Database) =>
  countUntilNow(db, errorCount, {
    siteId,
    timeZone: 'UTC',
    now: new Date(Date.now() + 86_400_000),
  });
const lists: Record<string, List> = {
  'items of a collection': {
    table: 'collection_items',
    fill: items,
    read: async (db) => [await listCollections(db, siteId), await listItems(db)],
    max: 200,
  },
  'published items': {
    table: 'collection_items',
    fill: items,
    read: (db) => listItems(db, 'published'),
    max: 200,
  },
  drafts: {
    table: 'collection_items',
    fill: items,
    read: (db) => listItems(db, 'draft'),
    max: 200,
  },
  submissions: {
    table: 'form_submissions',
    fill: submissions,
    read: (db) => findSubmissions(db, { siteId }, 3),
    max: 200,
  },
  'names of forms': {
    table: 'form_submissions',
    fill: submissions,
    read: (db) => findUsedForms(db, siteId),
    max: 10,
  },
  'whether there are subscriptions': {
    table: 'form_submissions',
    fill: submissions,
    read: (db) => hasSubscriptions(db, { siteId }),
    max: 10,
  },
  errors: {
    table: 'javascript_errors',
    fill: errors,
    prepare: countErrors,
    // The latest of each of 25 groups, and the pages of its latest 200.
    read: (db) => findErrorGroups(db, siteId),
    max: 25 * 201 + 100,
  },
  'one error': {
    table: 'javascript_errors',
    fill: errors,
    prepare: countErrors,
    read: async (db) => {
      const [group] = (await findErrorGroups(db, siteId)).rows;
      return findErrorGroup(db, siteId, group!.fingerprint);
    },
    max: 26 * 201 + 300,
  },
  traces: {
    table: 'trace_entries',
    fill: traces,
    read: (db) => findTraces(db, { siteId }, 2),
    max: 200,
  },
  'one trace': {
    table: 'trace_entries',
    fill: traces,
    read: (db) => findTrace(db, { siteId, id: 'visit-100', page: 1 }),
    max: 20,
  },
  visits: {
    table: 'census_hits',
    fill: hits,
    read: (db) => countVisits(db, { ...lately(), ownHost: 'studio.test' }),
    // Days, the whole time, pages, other sites, devices and variants.
    max: 6 * rowsOfTwoDays,
  },
  speed: {
    table: 'performance_records',
    fill: each(
      sql`performance_records`,
      sql`page_load_id, data, recorded_at`,
      sql`'load-' || i, '{"records": [{"id": "a", "name": "LCP", "value": 900}]}', ${moment}`,
    ),
    read: (db) => measureSpeed(db, lately()),
    max: rowsOfTwoDays,
  },
  orders: {
    table: 'orders',
    fill: each(
      sql`orders`,
      sql`idempotency_key, status, email, address, cart, grand_total, currency_code, placed_at`,
      sql`'k' || i, 'paid', 'ada@x.test', '{}', jsonb_build_object('note', repeat('word ', 40)), 100, 'EUR', ${moment}`,
    ),
    read: (db) => findOrders(db, { siteId }, 3),
    max: 200,
  },
  reviews: {
    table: 'product_reviews',
    fill: each(
      sql`product_reviews`,
      sql`product_id, product_title, rating, body, written_at`,
      sql`'p', 'Mug', 5, repeat('word ', 40), ${moment}`,
    ),
    read: (db) => findReviews(db, { siteId }, 3),
    max: 200,
  },
  people: {
    table: 'accounts',
    fill: each(
      sql`accounts`,
      sql`email, display_name, password_hash, roles, created_at`,
      sql`'a' || i || '@x.test', 'Ada', '', '[]', ${moment}`,
    ),
    read: (db) => findAccounts(db, siteId, 3),
    max: 200,
  },
  'the log of actions': {
    table: 'audit_entries',
    fill: each(sql`audit_entries`, sql`at, deed`, sql`${moment}, 'signed-in'`),
    read: (db) => findActions(db, siteId, 3),
    max: 200,
  },
};

/**
 * Rows of the table and its partitions that this connection has fetched and not yet reported, which may include those of a transaction
 * before. An index's own entries are none.
 */
const fetched = async (db: Database, table: string): Promise<number> => {
  const result: unknown = await db.execute(sql`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as fetched
    from pg_stat_xact_user_tables where relid = ${table}::regclass
      or relid in (select relid from pg_partition_tree(${table}::regclass))`);
  const { rows: found } = result as { rows: { fetched: number | string }[] };
  return Number(found[0]?.fetched ?? 0);
};

describeOnEachDatabase(`lists of ${rows} rows`, (get) => {
  // Lists of one table are read from the same rows: making them is what takes the time.
  const tables = new Map(Object.values(lists).map(({ table, fill }) => [table, fill]));
  describe.each([...tables])('%s', (table, fill) => {
    let db: Database;
    beforeAll(async () => {
      ({ db } = await createTestApp(get()));
      await db.execute(fill);
      for (const { table: prepared, prepare } of Object.values(lists))
        if (prepared === table) await prepare?.(db);
      // As autovacuum does: afterwards an index-only scan is possible.
      await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
    });

    const names = Object.keys(lists).filter((name) => lists[name]!.table === table);
    it.each(names)('[SRV-3x] read no more than they show: %s', async (name) => {
      const { read, max } = lists[name]!;
      await db.transaction(async (transaction) => {
        const inside = transaction as unknown as Database;
        // A count of everything may be read from a small table as quickly as from its index: here an index has to do.
        await inside.execute(sql`set local enable_seqscan = off`);
        await inside.execute(sql`set local enable_bitmapscan = off`);
        const before = await fetched(inside, table);
        await read(inside);
        const count = (await fetched(inside, table)) - before;
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(max);
      });
    });
  });
});

// PostgreSQL has a connection for each of them; the embedded database has one for all.
describeOnEmbeddedDatabase('visits that are counted', (get) => {
  it('[SRV-3x] let others ask the database in between', async () => {
    const { db } = await createTestApp(get());
    await db.execute(hits);
    let isCounted = false;
    const counting = countVisits(db, { ...lately(), ownHost: 'studio.test' }).finally(
      () => (isCounted = true),
    );
    let turns = 0;
    while (!isCounted) {
      await db.execute(sql`select 1`);
      turns += 1;
    }
    await counting;
    expect(turns).toBeGreaterThan(4);
  });
});
