import { eq, lt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { measureSpeed } from '../config/speed/speedQueries';
import { deleteErrorGroup, findErrorGroup, findErrorGroups } from '../config/errors/errorQueries';
import { countVisits } from '../config/visits/countVisits';
import {
  censusHits,
  countedUntil,
  errorDays,
  javascriptErrors,
  knownVisitors,
  performanceRecords,
  speedValues,
  trackingEvents,
  visitDays,
  visitNames,
} from '../database/schema/index';
import { sweepMeasured } from '../jobs/sweepMeasured';
import { usualRetention } from '../jobs/retention';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { countUntilNow } from './countUntilNow';
import { errorCount } from './errorCount';
import { speedCount } from './speedCount';
import { visitCount } from './visitCount';

const siteId = 'site-test';
const hour = 3_600_000;
const day = 24 * hour;

/** The same numbers at each run: from 0 up to 1. */
function numbers(seed = 7) {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describeOnEachDatabase('counted days', (get) => {
  async function open() {
    const test = await createTestApp(get());
    const { db, time } = test;
    const next = numbers();
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)]!;
    const visits = new Map<string, number>();
    let hits = 0;

    /** Hits of visitors who come and return, up to now. */
    async function visit(count: number, since: number) {
      const moments = Array.from({ length: count }, () => since + next() * (time.now - since));
      const rows = moments.sort().map((moment) => {
        const visitor = pick([...Array.from({ length: 25 }, (_, at) => `v${at}`), null]);
        if (visitor && next() < 0.3) visits.set(visitor, (visits.get(visitor) ?? 0) + 1);
        return {
          siteId,
          hitId: `h${(hits += 1)}`,
          event: next() < 0.9 ? 'View' : 'Other',
          visitorId: visitor,
          visitCount: visitor ? (visits.get(visitor) ?? 1) : 0,
          pagePath: pick(['/', '/shop', '/contact', null]),
          referrer: pick(['https://Pots.example/a', 'http://studio.test/', 'no address', null]),
          data: {
            viewportWidth: pick([390, 800, 1440, 'wide']),
            variantId: pick(['b', undefined]),
          },
          recordedAt: new Date(moment),
        };
      });
      await db.insert(censusHits).values(rows);
      await db.insert(trackingEvents).values(
        rows.slice(0, 40).map(({ recordedAt }) => ({
          siteId,
          sender: pick(['landing', 'v1']),
          name: pick(['spring', 'kiln', null]),
          data: {},
          recordedAt,
        })),
      );
    }

    const count = (timeZone = 'UTC') =>
      countUntilNow(db, visitCount, { siteId, timeZone, now: new Date(time.now) });
    const read = (days: number, timeZone = 'UTC') =>
      countVisits(db, {
        siteId,
        from: new Date(time.now - (days - 1) * day).toISOString().slice(0, 10),
        timeZone,
        ownHost: 'studio.test',
      });
    const readAll = async (timeZone = 'UTC') => [
      await read(1, timeZone),
      await read(7, timeZone),
      await read(30, timeZone),
      await read(90, timeZone),
    ];
    const forgetCounts = () => db.delete(countedUntil);
    return { ...test, visit, count, read, readAll, forgetCounts };
  }

  it('[SRV-114a] say what every hit says, whenever they were counted', async () => {
    const { visit, count, readAll, forgetCounts, time } = await open();
    await visit(150, time.now - 40 * day);
    for (let step = 0; step < 5; step += 1) {
      await count();
      const before = time.now;
      time.now += [hour, 20 * hour, 3 * day, 60_000, 5 * hour][step]!;
      await visit(40, before);
    }
    const counted = await readAll();
    expect(counted[3]!.all.views).toBeGreaterThan(250);
    // Without them every hit is read.
    await forgetCounts();
    expect(counted).toEqual(await readAll());
  });

  it('[SRV-114b] are read instead of the hits', async () => {
    const { visit, count, read, db, time } = await open();
    await visit(200, time.now - 20 * day);
    const before = await read(30);
    await count();
    const until = new Date(time.now - visitCount.lag);
    await db.delete(censusHits).where(lt(censusHits.recordedAt, until));
    await db.delete(trackingEvents).where(lt(trackingEvents.recordedAt, until));
    expect(await read(30)).toEqual(before);
    expect(before.all.views).toBeGreaterThan(100);
  });

  it('[SRV-114c] are counted once by several servers at the same time', async () => {
    const { visit, count, readAll, forgetCounts, time } = await open();
    await visit(200, time.now - 20 * day);
    await Promise.all([count(), count(), count()]);
    await count();
    const counted = await readAll();
    await forgetCounts();
    expect(counted).toEqual(await readAll());
  });

  it('[SRV-114d] are counted again when the site moves to another time zone', async () => {
    const { visit, count, readAll, forgetCounts, time, db } = await open();
    await visit(200, time.now - 20 * day);
    await count();
    const zone = 'Pacific/Auckland';
    const moved = await readAll(zone);
    await count(zone);
    expect(await db.select({ zone: countedUntil.timeZone }).from(countedUntil)).toEqual([{ zone }]);
    expect(await readAll(zone)).toEqual(moved);
    await forgetCounts();
    expect(await readAll(zone)).toEqual(moved);
  });

  it('[SRV-114e] are forgotten with the hits that they were counted from', async () => {
    const { visit, count, db, time, services } = await open();
    await visit(200, time.now - 20 * day);
    await count();
    time.now += 10 * day;
    await visit(20, time.now - day);
    await count();
    const retention = { ...usualRetention, visits: 15 };
    await sweepMeasured({ ...services, retention });
    const oldest = new Date(time.now - 16 * day).toISOString().slice(0, 10);
    for (const table of [visitDays, visitNames]) {
      const days = (await db.select({ day: table.day }).from(table)).map((row) => row.day);
      expect(days.length).toBeGreaterThan(0);
      expect(days.filter((one) => one < oldest)).toEqual([]);
    }
    const known = await db.select().from(knownVisitors);
    expect(known.filter(({ lastDay }) => lastDay < oldest)).toEqual([]);
  });

  it('[SRV-115a] say the speed to 2.5 per cent, and shares exactly', async () => {
    const { db, time } = await open();
    const next = numbers();
    const start = time.now - 10 * day;
    let loads = 0;
    const report = async (count: number, from: number, to: number) =>
      db.insert(performanceRecords).values(
        Array.from({ length: count }, () => {
          const moment = from + next() * (to - from);
          const id = `load-${(loads += 1)}`;
          const row = (at: number, records: object[]) => ({
            siteId,
            pageLoadId: id,
            data: { records },
            recordedAt: new Date(at),
          });
          const lcp = { name: 'LCP', id: `${id}-l`, value: 400 + next() * 4000 };
          const cls = (value: number) => ({ name: 'CLS', id: `${id}-c`, value });
          // The second report arrives later, and its value is that of the page load.
          return [row(moment, [lcp, cls(0)]), row(moment + 9 * 60_000, [cls(next() * 0.3)])];
        }).flat(),
      );
    await report(200, start, time.now - hour);
    const asked = { siteId, from: new Date(start).toISOString().slice(0, 10), timeZone: 'UTC' };
    const exact = async () => {
      await db.delete(countedUntil);
      return measureSpeed(db, asked);
    };
    const count = () =>
      countUntilNow(db, speedCount, { siteId, timeZone: 'UTC', now: new Date(time.now) });
    await count();
    time.now += 3 * hour;
    await report(30, time.now - 2 * hour, time.now - 10 * 60_000);
    await count();
    const counted = await measureSpeed(db, asked);
    expect((await db.select().from(speedValues)).length).toBeGreaterThan(20);
    const { byDay, totals } = await exact();
    const inOrder = (rows: typeof byDay) =>
      [...rows].sort((a, b) => `${a.day} ${a.metric}`.localeCompare(`${b.day} ${b.metric}`));
    const [days, exactDays] = [inOrder(counted.byDay), inOrder(byDay)];
    const withoutValue = ({ p75: _, ...row }: (typeof byDay)[number]) => row;
    expect(days.map(withoutValue)).toEqual(exactDays.map(withoutValue));
    // The few values of a day are further apart than the width of a step.
    days.forEach(({ p75 }, at) =>
      expect(Math.abs(p75 / exactDays[at]!.p75 - 1)).toBeLessThan(0.12),
    );
    counted.totals.forEach((total) => {
      const same = totals.find(({ metric }) => metric === total.metric)!;
      expect([total.loads, total.good, total.poor]).toEqual([
        same.loads,
        expect.closeTo(same.good, 9),
        expect.closeTo(same.poor, 9),
      ]);
      expect(Math.abs(total.p75 / same.p75 - 1)).toBeLessThan(0.03);
    });
  });

  it('[SRV-115b] are read instead of the records', async () => {
    const { db, time } = await open();
    const recordedAt = new Date(time.now - 2 * day);
    const records = [{ name: 'LCP', id: 'a', value: 2000 }];
    await db
      .insert(performanceRecords)
      .values({ siteId, pageLoadId: 'a', data: { records }, recordedAt });
    await countUntilNow(db, speedCount, { siteId, timeZone: 'UTC', now: new Date(time.now) });
    await db.delete(performanceRecords).where(eq(performanceRecords.siteId, siteId));
    const from = recordedAt.toISOString().slice(0, 10);
    const { totals } = await measureSpeed(db, { siteId, from, timeZone: 'UTC' });
    expect(totals).toMatchObject([{ metric: 'LCP', loads: 1, good: 1, poor: 0 }]);
  });

  it('[SRV-116a] [SRV-116b] shows the same groups of errors whether their days were counted or not', async () => {
    const { db, time } = await open();
    const next = numbers();
    const errors = Array.from({ length: 600 }, (_, at) => ({
      siteId,
      message: 'x',
      stack: `at f${Math.floor(next() * 12)} (https://a.test/a.js:1:5)`,
      url: `https://a.test/p${at % 5}`,
      data: {},
      recordedAt: new Date(time.now - Math.floor(next() * 20 * day)),
    }));
    await db.insert(javascriptErrors).values(errors);
    const read = () => findErrorGroups(db, siteId);
    const count = (now = time.now) =>
      countUntilNow(db, errorCount, { siteId, timeZone: 'Asia/Tokyo', now: new Date(now) });
    const before = await read();
    expect(before.rows.reduce((sum, group) => sum + group.count, 0)).toBe(600);
    // In two halves, and one more time with nothing new.
    await count(time.now - 9 * day);
    expect(await read()).toEqual(before);
    await count();
    await count();
    expect(await read()).toEqual(before);
    expect((await db.select().from(errorDays)).reduce((sum, row) => sum + row.count, 0)).toBe(
      errors.filter(({ recordedAt }) => recordedAt.getTime() < time.now - 120_000).length,
    );
    const [group] = before.rows;
    const found = await findErrorGroup(db, siteId, group!.fingerprint);
    expect(found?.group).toEqual(group);
    // Errors are not read again: counts stay when their rows are deleted.
    await db
      .delete(javascriptErrors)
      .where(lt(javascriptErrors.recordedAt, new Date(time.now - 2 * day)));
    expect((await read()).rows.reduce((sum, { count: some }) => sum + some, 0)).toBeGreaterThan(
      400,
    );
  });

  it('[SRV-116c] deletes a group with its counts, but for what came after the owner looked', async () => {
    const { db, time } = await open();
    const at = (hours: number) => ({
      siteId,
      message: 'x',
      stack: 'at f (https://a.test/a.js:1:5)',
      data: {},
      recordedAt: new Date(time.now - hours * hour),
    });
    await db.insert(javascriptErrors).values([at(50), at(30), at(3), at(0)]);
    await countUntilNow(db, errorCount, { siteId, timeZone: 'UTC', now: new Date(time.now) });
    const [group] = (await findErrorGroups(db, siteId)).rows;
    expect(group?.count).toBe(4);
    const until = new Date(time.now - 20 * hour);
    await deleteErrorGroup(db, siteId, { print: group!.fingerprint, until });
    expect((await findErrorGroups(db, siteId)).rows).toMatchObject([
      { count: 2, first: new Date(time.now - 3 * hour), last: new Date(time.now) },
    ]);
    await sweepMeasured({
      db,
      database: get(),
      clock: () => time.now + 200 * day,
      retention: usualRetention,
    });
    expect(await db.$count(errorDays)).toBe(0);
    expect((await findErrorGroups(db, siteId)).total).toBe(0);
  });
});
