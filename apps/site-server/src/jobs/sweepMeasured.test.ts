import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { addMonths } from '../database/months/addMonths';
import {
  censusEvents,
  censusHitIds,
  censusHits,
  javascriptErrors,
  performanceRecords,
  traceEntries,
  trackingEvents,
} from '../database/schema/index';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { usualRetention } from './retention';
import { startSweeping } from './startSweeping';
import { sweepMeasured } from './sweepMeasured';

const day = 86_400_000;
const siteId = 'site-test';
const tables = {
  censusHits,
  censusEvents,
  trackingEvents,
  performanceRecords,
  javascriptErrors,
  traceEntries,
};

afterEach(() => {
  vi.useRealTimers();
});

describeOnEachDatabase('reports of pages', (get) => {
  async function open(retention = usualRetention) {
    const test = await createTestApp(get(), { retention });
    const { db, time } = test;
    const ago = (days: number) => new Date(time.now - days * day);
    let hits = 0;
    const report = async (days: number) => {
      const recordedAt = ago(days);
      const data = {};
      await db.insert(censusHits).values({
        siteId,
        hitId: `hit-${(hits += 1)}`,
        event: 'View',
        data,
        recordedAt,
      });
      await db.insert(censusEvents).values({ siteId, kind: 'overlay', data, recordedAt });
      await db.insert(trackingEvents).values({ siteId, sender: 'v1', data, recordedAt });
      await db.insert(performanceRecords).values({ siteId, data, recordedAt });
      await db.insert(javascriptErrors).values({ siteId, message: 'x', data, recordedAt });
      await db.insert(traceEntries).values({ siteId, pageUrl: '/', type: 'x', recordedAt });
    };
    const sweep = (more: Partial<Parameters<typeof sweepMeasured>[0]> = {}) =>
      sweepMeasured({ ...test.services, ...more });
    return { ...test, ago, report, sweep, count: () => countRows(test) };
  }

  const countRows = async ({ db }: TestApp) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)]),
      ),
    ) as Record<keyof typeof tables, number>;

  it('[SRV-4a] is kept for two years and a month of visits and speed, and three months of errors and traces', async () => {
    const { report, sweep, count } = await open();
    for (const days of [0, 90, 93, 762, 765]) await report(days);
    await sweep();
    expect(await count()).toEqual({
      censusHits: 4,
      censusEvents: 4,
      trackingEvents: 4,
      performanceRecords: 4,
      javascriptErrors: 2,
      traceEntries: 2,
    });
  });

  it('[SRV-4b] is kept for as long as the environment says, or for ever', async () => {
    const { report, sweep, count } = await open({
      visits: 'forever',
      speed: 30,
      errors: 1,
      traces: 365,
    });
    for (const days of [0, 20, 200, 2000]) await report(days);
    await sweep();
    expect(await count()).toEqual({
      censusHits: 4,
      censusEvents: 4,
      trackingEvents: 4,
      performanceRecords: 2,
      javascriptErrors: 1,
      traceEntries: 3,
    });
  });

  it('[SRV-4c] goes in small lots, of which one run takes an end, however much there is', async () => {
    const { db, sweep, count, ago } = await open();
    await db.execute(sql`insert into javascript_errors (site_id, message, data, recorded_at)
      select ${siteId}, 'x', '{}', ${ago(200).toISOString()}::timestamptz from generate_series(1, 20700)`);
    await sweep();
    expect(await count()).toMatchObject({ javascriptErrors: 700 });
    await sweep();
    expect(await count()).toMatchObject({ javascriptErrors: 0 });
  });

  it('[SRV-4c] lets other requests run between two batches', async () => {
    const { db, sweep, ago } = await open();
    await db.execute(sql`insert into javascript_errors (site_id, message, data, recorded_at)
      select ${siteId}, 'x', '{}', ${ago(200).toISOString()}::timestamptz from generate_series(1, 5000)`);
    let [words, isSwept] = [0, false];
    const others = (async () => {
      while (!isSwept) words += await setImmediate(1);
    })();
    await sweep();
    isSwept = true;
    await others;
    expect(words).toBeGreaterThanOrEqual(5000 / 500);
  });

  it('[SRV-4d] is deleted once by several servers at the same time, and nothing else with it', async () => {
    const { db, sweep, count, ago } = await open();
    await db.execute(sql`insert into census_hits (site_id, hit_id, event, data, recorded_at)
      select ${siteId}, 'old-' || n, 'View', '{}', ${ago(800).toISOString()}::timestamptz
      from generate_series(1, 4000) n`);
    await db.execute(sql`insert into census_hits (site_id, hit_id, event, data, recorded_at)
      select ${siteId}, 'new-' || n, 'View', '{}', ${ago(700).toISOString()}::timestamptz
      from generate_series(1, 600) n`);
    await Promise.all([sweep(), sweep(), sweep()]);
    // A run that gave way to another may have left some: the next run finds them.
    await sweep();
    expect(await count()).toMatchObject({ censusHits: 600 });
  });

  it('[SRV-4e] [TRK-9] keeps the traces of a visit together', async () => {
    const { db, sweep, ago } = await open();
    const entry = (traceId: string, days: number) => ({
      siteId,
      traceId,
      pageUrl: '/',
      type: 'x',
      recordedAt: ago(days),
    });
    await db
      .insert(traceEntries)
      .values([
        ...[entry('visit-long', 95), entry('visit-long', 90), entry('visit-over', 95)],
        entry('visit-over', 94),
      ]);
    await sweep();
    const left = await db.select().from(traceEntries);
    expect(left.map(({ traceId }) => traceId)).toEqual(['visit-long', 'visit-long']);
  });

  const monthsOf = async ({ db }: TestApp['services'], table: string) => {
    const { rows } = (await db.execute(sql`select name from months_of(${table})`)) as {
      rows: { name: string }[];
    };
    return rows.map(({ name }) => name);
  };

  it('[SRV-4h] goes at once with its month, when all of that is too old', async () => {
    // The limit is at 9 February 2024.
    const retention = { ...usualRetention, visits: 750, speed: 750 };
    const { db, services, report, sweep, count, ago } = await open(retention);
    await addMonths(db, Date.parse('2024-01-10'));
    for (const days of [775, 763, 755, 740]) await report(days);
    await db.execute(sql`insert into census_hits (site_id, hit_id, event, data, recorded_at)
      select ${siteId}, 'old-' || n, 'View', '{}', ${ago(763).toISOString()}::timestamptz
      from generate_series(1, 30000) n`);
    const before = await monthsOf(services, 'census_hits');
    expect(before).toEqual(expect.arrayContaining(['census_hits_2024_01', 'census_hits_2024_02']));
    await sweep();
    // Lots would leave 10,000 to the next run.
    expect(await count()).toMatchObject({ censusHits: 1, censusEvents: 1, performanceRecords: 1 });
    expect(await monthsOf(services, 'census_hits')).toEqual(
      before.filter((name) => name !== 'census_hits_2024_01'),
    );
  });

  it('[SRV-4h] stays with its month for the first entries of a trace that goes on', async () => {
    // The limit is at 10 December 2025.
    const { db, services, report, sweep, count, ago } = await open({
      ...usualRetention,
      errors: 80,
      traces: 80,
    });
    await addMonths(db, Date.parse('2025-11-10'));
    await report(100);
    const entry = { siteId, traceId: 'long', pageUrl: '/', type: 'x' };
    await db.insert(traceEntries).values([
      { ...entry, recordedAt: ago(95) },
      { ...entry, recordedAt: ago(75) },
    ]);
    await sweep();
    expect(await count()).toMatchObject({ javascriptErrors: 0, traceEntries: 2 });
    expect(await monthsOf(services, 'javascript_errors')).not.toContain(
      'javascript_errors_2025_11',
    );
    expect(await monthsOf(services, 'trace_entries')).toContain('trace_entries_2025_11');
  });

  it('[SRV-4h] stays while a long query reads its table, and goes the next time', async () => {
    const { db, services, sweep } = await open({ ...usualRetention, errors: 80 });
    // The embedded database does one thing at a time.
    if (services.database.kind !== 'postgres') return;
    await addMonths(db, Date.parse('2025-10-10'));
    const month = 'javascript_errors_2025_10';
    await db.transaction(async (reader) => {
      await reader.select().from(javascriptErrors);
      await sweep();
      expect(await monthsOf(services, 'javascript_errors')).toContain(month);
    });
    await sweep();
    expect(await monthsOf(services, 'javascript_errors')).not.toContain(month);
  });

  it('[SRV-4i] goes of ids of hits two days after they were seen', async () => {
    const { db, sweep } = await open();
    await db.execute(sql`insert into census_hit_ids (site_id, hit_id, seen_on)
      select ${siteId}, 'id-' || n, current_date - n from generate_series(0, 4) n`);
    await sweep();
    const ids = await db.select({ id: censusHitIds.hitId }).from(censusHitIds);
    expect(ids.map(({ id }) => id).sort()).toEqual(['id-0', 'id-1', 'id-2']);
  });

  it('[SRV-4d] stops between two lots when the server does', async () => {
    const { report, sweep, count } = await open();
    await report(1000);
    await sweep({ signal: AbortSignal.abort() });
    expect(await count()).toMatchObject({ censusHits: 1, traceEntries: 1 });
  });

  it('[SRV-4c] is looked through every ten minutes while the server runs', async () => {
    const { report, count, services } = await open();
    await report(1000);
    await report(1);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = startSweeping(services);
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    await expect.poll(async () => Object.values(await count())).toEqual([1, 1, 1, 1, 1, 1]);
    stop();
  });
});
