import { expect, it } from 'vitest';
import {
  censusHits,
  formSubmissions,
  javascriptErrors,
  orders,
  performanceRecords,
  traceEntries,
  trackingEvents,
} from '../database/schema/index';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEachDatabase } from '../../testing/databases';
import { deleteErrorGroup, findErrorGroup, findErrorGroups } from './errors/errorQueries';
import { findOrder, findOrders } from './orders/orderQueries';
import { measureSpeed } from './speed/speedQueries';
import {
  findAnsweredFields,
  findNeighbours,
  findSubmissions,
  findUsedForms,
  walkSubmissions,
} from './submissions/submissionQueries';
import { deleteTrace, findTrace, findTraces } from './traces/traceQueries';
import {
  countAll,
  countDays,
  countDevices,
  rankEvents,
  rankPages,
  rankReferrers,
  rankVariants,
} from './visits/visitQueries';

const siteId = 'site-test';

describeOnEachDatabase('queries of the configuration area', (get) => {
  it('[SRV-3j] finds submissions by words of their answers, and by nothing else', async () => {
    const { db } = await createTestApp(get());
    const send = (key: string, values: Record<string, unknown>, formName = 'Contact') =>
      db.insert(formSubmissions).values({
        siteId,
        submissionKey: key,
        contentDigest: '',
        formId: formName,
        formName,
        values,
        pageContext: {},
        channel: 'script',
        receivedAt: new Date('2026-03-01T10:00:00Z'),
      });
    await send('a', { name: ['Jürgen', 'Moß'], note: '100% clay_ware \\ "quoted"' });
    await send('b', { name: ['Ada', 'Moss'], size: 42, deep: { answer: 'kiln' } });
    await send('c', { email: 'ada@x.test' }, 'Letter');
    const found = async (search: string, formId?: string) => {
      const filter = { siteId, search, ...(formId ? { formId } : {}) };
      const { rows, total } = await findSubmissions(db, filter, 1);
      expect(rows).toHaveLength(total);
      return rows.map(({ submissionKey }) => submissionKey).sort();
    };
    expect(await found('')).toEqual(['a', 'b', 'c']);
    expect(await found('JÜRGEN')).toEqual(['a']);
    expect(await found('ada')).toEqual(['b', 'c']);
    expect(await found('ada moss')).toEqual(['b']);
    expect(await found('ada', 'Letter')).toEqual(['c']);
    expect(await found('42')).toEqual(['b']);
    expect(await found('kiln')).toEqual(['b']);
    expect(await found('letter')).toEqual(['c']);
    // Characters of LIKE and of JSON are ordinary characters, and names of fields are no answers.
    expect(await found('100%')).toEqual(['a']);
    expect(await found('%')).toEqual(['a']);
    expect(await found('clay_')).toEqual(['a']);
    expect(await found('_ware')).toEqual(['a']);
    expect(await found('\\')).toEqual(['a']);
    expect(await found('"quoted"')).toEqual(['a']);
    expect(await found('email')).toEqual([]);
    expect(await found('}')).toEqual([]);
    expect(await found("'; drop table form_submissions; --")).toEqual([]);
    expect(await findUsedForms(db, siteId)).toEqual([
      { formId: 'Contact', formName: 'Contact', count: 2 },
      { formId: 'Letter', formName: 'Letter', count: 1 },
    ]);
    expect((await findAnsweredFields(db, { siteId })).map(({ fieldId }) => fieldId)).toEqual([
      ...['deep', 'name', 'note', 'size', 'email'],
    ]);
  });

  it('[SRV-3j] walks through all submissions once, page by page and for a file', async () => {
    const { db } = await createTestApp(get());
    const rows = Array.from({ length: 1203 }, (_, index) => ({
      siteId,
      submissionKey: `k${index}`,
      contentDigest: '',
      formId: 'f',
      formName: 'F',
      values: { n: String(index) },
      pageContext: {},
      channel: 'script',
      // Many at the same moment: the order must still be unambiguous.
      receivedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 700) * 1000),
    }));
    await db.insert(formSubmissions).values(rows);
    const walked: string[] = [];
    for await (const { submissionKey } of walkSubmissions(db, { siteId }))
      walked.push(submissionKey);
    expect(walked).toHaveLength(1203);
    expect(new Set(walked).size).toBe(1203);
    const [first, second] = await Promise.all([
      findSubmissions(db, { siteId }, 1),
      findSubmissions(db, { siteId }, 2),
    ]);
    expect([...first.rows, ...second.rows].map(({ submissionKey }) => submissionKey)).toEqual(
      walked.slice(0, 50),
    );
    const beyond = await findSubmissions(db, { siteId }, 999);
    expect([beyond.page, beyond.rows.length]).toEqual([49, 3]);
  });

  it('[SRV-3q] counts views, visits and visitors by the days of the site', async () => {
    const { db } = await createTestApp(get());
    let id = 0;
    const hit = (
      recordedAt: string,
      visitorId: string | null,
      visitCount: number,
      more: { pagePath?: string; referrer?: string; event?: string; width?: unknown } = {},
    ) => ({
      siteId,
      hitId: String(id++),
      event: more.event ?? 'View',
      visitorId,
      visitCount,
      pagePath: more.pagePath ?? '/',
      referrer: more.referrer ?? null,
      data: { viewportWidth: more.width },
      recordedAt: new Date(recordedAt),
    });
    await db.insert(censusHits).values([
      hit('2026-03-01T22:30:00Z', 'a', 1, { width: 390 }),
      hit('2026-03-01T23:30:00Z', 'a', 1, { pagePath: '/shop', width: 800 }),
      hit('2026-03-02T10:00:00Z', 'a', 2, {
        referrer: 'https://Pots.example/best?q=1',
        width: 1280,
      }),
      hit('2026-03-02T11:00:00Z', 'b', 1, { referrer: 'http://studio.test/shop', width: '9e9' }),
      hit('2026-03-02T12:00:00Z', null, 0, { referrer: 'javascript:alert(1)', width: 1440 }),
      hit('2026-03-02T12:00:00Z', 'c', 1, { event: 'Other' }),
      hit('2026-02-01T12:00:00Z', 'd', 1),
    ]);
    const filter = { siteId, from: '2026-03-01', timeZone: 'UTC' };
    expect(await countDays(db, filter)).toEqual([
      { day: '2026-03-01', views: 2, visits: 1, visitors: 1 },
      { day: '2026-03-02', views: 3, visits: 2, visitors: 2 },
    ]);
    // An hour later in Berlin: the second view belongs to the next day.
    expect(await countDays(db, { ...filter, timeZone: 'Europe/Berlin' })).toEqual([
      { day: '2026-03-01', views: 1, visits: 1, visitors: 1 },
      { day: '2026-03-02', views: 4, visits: 3, visitors: 2 },
    ]);
    expect(await countAll(db, filter)).toEqual({ views: 5, visits: 3, visitors: 2 });
    expect(await rankPages(db, filter)).toEqual([
      { name: '/', views: 4 },
      { name: '/shop', views: 1 },
    ]);
    expect(await rankReferrers(db, { ...filter, ownHost: 'studio.test' })).toEqual([
      { name: 'pots.example', views: 1 },
    ]);
    expect(
      Object.fromEntries((await countDevices(db, filter)).map((one) => [one.kind, one.views])),
    ).toEqual({ desktop: 2, phone: 1, tablet: 1, unknown: 1 });
  });

  it('[SRV-3q] names apps that led here beside sites, in whatever way their addresses are written', async () => {
    const { db } = await createTestApp(get());
    const addresses = [
      'android-app://com.Slack/',
      'android-app://com.slack',
      'android-app://com.google.android.gm/https/mail.google.com',
      'https://studio.test/shop',
      'ios-app://544007664/',
    ];
    await db.insert(censusHits).values(
      addresses.map((referrer, at) => ({
        siteId,
        hitId: `app-${at}`,
        event: 'View',
        pagePath: '/',
        referrer,
        data: {},
        recordedAt: new Date('2026-03-02T10:00:00Z'),
      })),
    );
    const filter = { siteId, from: '2026-03-01', timeZone: 'UTC' };
    expect(await rankReferrers(db, { ...filter, ownHost: 'studio.test' })).toEqual([
      { name: 'com.slack', views: 2 },
      { name: 'com.google.android.gm', views: 1 },
    ]);
  });

  it('[SRV-3q] [TRK-6] [TRK-12] ranks variants, campaigns and events of the time that is asked for', async () => {
    const { db } = await createTestApp(get());
    const time = new Date('2026-03-02T10:00:00Z');
    const hit = (hitId: string, variantId?: string) => ({
      siteId,
      hitId,
      event: 'View',
      recordedAt: time,
      data: variantId === undefined ? {} : { variantId },
    });
    await db
      .insert(censusHits)
      .values([hit('a', 'long'), hit('b', 'short'), hit('c', 'short'), hit('d')]);
    const event = (sender: string, name: string | null, recordedAt = time) => ({
      siteId,
      sender,
      name,
      data: {},
      recordedAt,
    });
    await db
      .insert(trackingEvents)
      .values([
        event('landing', 'spring'),
        event('landing', null),
        event('v1', 'GlazeChosen'),
        event('v1', 'GlazeChosen'),
        event('record-event', 'kiln-opened'),
        event('v1', 'Old', new Date('2026-02-01T10:00:00Z')),
      ]);
    const filter = { siteId, from: '2026-03-01', timeZone: 'UTC' };
    expect(await rankVariants(db, filter)).toEqual([
      { name: 'short', views: 2 },
      { name: 'long', views: 1 },
    ]);
    expect(await rankEvents(db, { ...filter, senders: ['landing'] })).toEqual([
      { name: 'spring', views: 1 },
    ]);
    expect(await rankEvents(db, { ...filter, senders: ['v1', 'record-event'] })).toEqual([
      { name: 'GlazeChosen', views: 2 },
      { name: 'kiln-opened', views: 1 },
    ]);
  });

  it('[SRV-3r] takes the last value of each metric of a page load, and the one that three of four stay below', async () => {
    const { db } = await createTestApp(get());
    const record = (load: string | null, time: string, records: unknown) => ({
      siteId,
      pageLoadId: load,
      data: { records },
      recordedAt: new Date(time),
    });
    const lcp = (value: unknown) => ({ id: 'v1', name: 'LCP', value });
    await db.insert(performanceRecords).values([
      record('one', '2026-03-02T10:00:00Z', [lcp(9000), { id: 'c', name: 'CLS', value: 0.01 }]),
      record('one', '2026-03-02T10:01:00Z', [lcp(1000)]),
      record('two', '2026-03-02T10:02:00Z', [lcp(2000)]),
      record('three', '2026-03-02T10:03:00Z', [lcp(3000)]),
      record('four', '2026-03-02T10:04:00Z', [lcp(5000)]),
      // Invalid entries: not a number, not a list, an unknown name.
      record('five', '2026-03-02T10:05:00Z', [lcp('1e999'), { id: 'x', name: 'evil', value: 1 }]),
      record('six', '2026-03-02T10:06:00Z', 'no list'),
      record(null, '2026-01-01T10:00:00Z', [lcp(1)]),
    ]);
    const filter = { siteId, from: '2026-03-01', timeZone: 'UTC' };
    const { byDay, totals } = await measureSpeed(db, filter);
    expect(byDay).toEqual(
      expect.arrayContaining([
        { metric: 'LCP', day: '2026-03-02', loads: 4, p75: 3500 },
        { metric: 'CLS', day: '2026-03-02', loads: 1, p75: 0.01 },
      ]),
    );
    expect(totals.find(({ metric }) => metric === 'LCP')).toEqual({
      metric: 'LCP',
      loads: 4,
      p75: 3500,
      good: 0.5,
      poor: 0.25,
    });
  });

  it('[SRV-3s] groups errors by their stacks, whatever the message, the build and the site', async () => {
    const { db } = await createTestApp(get());
    const stack = (host: string, build: string, message: string) =>
      `TypeError: ${message}\n    at open (https://${host}/assets/box-${build}.js?v=1:1:20)\n    at https://${host}/assets/box-${build}.js:2:5`;
    const error = (
      message: string,
      text: string | null,
      time: string,
      url = 'https://a.test/x?q=1',
    ) => ({
      siteId,
      message,
      stack: text,
      url,
      userAgent: 'Browser',
      data: { block: 'b' },
      recordedAt: new Date(time),
    });
    await db
      .insert(javascriptErrors)
      .values([
        error('no visitor 1', stack('a.test', 'aaaaaaaa', 'no visitor 1'), '2026-03-01T10:00:00Z'),
        error('no visitor 2', stack('b.test', 'bbbbbbb', 'no visitor 2'), '2026-03-02T10:00:00Z'),
        error('no visitor 1', 'open@https://a.test/assets/other.js:1:20', '2026-03-01T11:00:00Z'),
        error('offline', null, '2026-03-01T12:00:00Z'),
        error('offline', null, '2026-03-01T13:00:00Z', 'https://a.test/y'),
      ]);
    const { rows: groups, total } = await findErrorGroups(db, siteId);
    expect(total).toBe(3);
    expect(
      groups.map(({ message, count, pages, last }) => [message, count, pages, last.toISOString()]),
    ).toEqual([
      ['no visitor 2', 2, 1, '2026-03-02T10:00:00.000Z'],
      ['offline', 2, 2, '2026-03-01T13:00:00.000Z'],
      ['no visitor 1', 1, 1, '2026-03-01T11:00:00.000Z'],
    ]);
    const print = groups[0]!.fingerprint;
    const found = await findErrorGroup(db, siteId, print);
    expect(found?.occurrences.map(({ message }) => message)).toEqual([
      'no visitor 2',
      'no visitor 1',
    ]);
    expect(found?.group.block).toBe('b');
    // An entry that arrived after the owner's request stays.
    const until = new Date('2026-03-01T23:00:00Z');
    expect(await deleteErrorGroup(db, siteId, { print, until })).toBe(1);
    expect((await findErrorGroup(db, siteId, print))?.group.count).toBe(1);
    expect(await findErrorGroup(db, siteId, 'no such')).toBeUndefined();
  });

  it('[SRV-3s] leaves no error out, however many there are', async () => {
    const { db } = await createTestApp(get());
    await db.insert(javascriptErrors).values(
      Array.from({ length: 130 }, (_, index) => ({
        siteId,
        app: 'site-runtime',
        message: `failed ${index}`,
        data: {},
        recordedAt: new Date(Date.UTC(2026, 2, 1) - index * 1000),
      })),
    );
    const last = await findErrorGroups(db, siteId, 6);
    expect([last.total, last.page]).toEqual([130, 6]);
    expect(last.rows.map(({ message }) => message)).toEqual(
      Array.from({ length: 5 }, (_, index) => `failed ${125 + index}`),
    );
    expect((await findErrorGroups(db, siteId, 99)).page).toBe(6);
  });

  it('[SRV-3t] [TRK-9] finds traces by words of their entries, and shows each in its order', async () => {
    const { db } = await createTestApp(get());
    const entry = (traceId: string, type: string, minute: number, data: unknown, path = '/') => ({
      siteId,
      traceId,
      type,
      data,
      pageUrl: `https://a.test${path}`,
      recordedAt: new Date(Date.UTC(2026, 2, 1, 10, minute)),
    });
    await db
      .insert(traceEntries)
      .values([
        entry('visit-a-1', 'kiln', 0, { step: 'opened', degrees: 80 }, '/studio?q=1'),
        entry('call-x', 'mouse', 2, [{ x: 40, y: 50, at: 1 }]),
        entry('visit-a-1', 'glaze', 1, 'Celadon 100%', '/studio?q=2'),
        entry('visit-a-1', 'glaze', 1, null, '/shop'),
        { ...entry('visit-a-1', 'kiln', 3, 'elsewhere'), siteId: 'another' },
      ]);
    const found = async (search: string) => {
      const { rows, total } = await findTraces(db, { siteId, search }, 1);
      expect(rows).toHaveLength(total);
      return rows.map(({ id }) => id);
    };
    expect(await found('')).toEqual(['call-x', 'visit-a-1']);
    expect((await findTraces(db, { siteId }, 1)).rows[1]).toEqual({
      id: 'visit-a-1',
      types: ['glaze', 'kiln'],
      entries: 3,
      pages: 2,
      first: new Date('2026-03-01T10:00:00Z'),
      last: new Date('2026-03-01T10:01:00Z'),
    });
    // The words may be in different entries; names of fields and characters of JSON are not found.
    expect(await found('opened celadon')).toEqual(['visit-a-1']);
    expect(await found('100% SHOP')).toEqual(['visit-a-1']);
    expect(await found('80')).toEqual(['visit-a-1']);
    expect(await found('mouse')).toEqual(['call-x']);
    expect(await found('mouse celadon')).toEqual([]);
    expect(await found('degrees')).toEqual([]);
    expect(await found('elsewhere')).toEqual([]);
    expect(await found('%')).toEqual(['visit-a-1']);

    const key = { siteId, id: 'visit-a-1' };
    const trace = await findTrace(db, { ...key, page: 1 });
    expect(trace?.found.rows.map(({ type, data }) => [type, data])).toEqual([
      ['kiln', { step: 'opened', degrees: 80 }],
      ['glaze', 'Celadon 100%'],
      ['glaze', null],
    ]);
    // An entry that arrived after the owner's request stays.
    expect(await deleteTrace(db, { ...key, until: new Date('2026-03-01T10:00:30Z') })).toBe(1);
    expect((await findTrace(db, { ...key, page: 1 }))?.trace.entries).toBe(2);
    expect(await findTrace(db, { siteId, id: 'no such\u0000', page: 1 })).toBeUndefined();
  });

  it('[SRV-3t] [TRK-9] pages through many traces and through a long one', async () => {
    const { db } = await createTestApp(get());
    const rows = Array.from({ length: 130 }, (_, index) => ({
      siteId,
      pageUrl: '/',
      type: `t${index}`,
      data: null,
      traceId: index < 60 ? 'visit-long-1' : `call-${index}`,
      recordedAt: new Date(Date.UTC(2026, 2, 1) - index * 1000),
    }));
    await db.insert(traceEntries).values(rows);
    const last = await findTraces(db, { siteId }, 99);
    expect([last.total, last.page, last.rows.length]).toEqual([71, 3, 21]);
    const long = await findTrace(db, { siteId, id: 'visit-long-1', page: 3 });
    expect(long?.found.rows.map(({ type }) => type)).toEqual(
      Array.from({ length: 10 }, (_, index) => `t${9 - index}`),
    );
  });

  it('[SRV-3j] leads from one submission to the next of the same list', async () => {
    const { db } = await createTestApp(get());
    const sent = await db
      .insert(formSubmissions)
      .values(
        ['Ada', 'Bob', 'Ada', 'Ada'].map((name, index) => ({
          siteId,
          submissionKey: `k${index}`,
          contentDigest: '',
          formId: 'f',
          formName: 'F',
          values: { name },
          pageContext: {},
          channel: 'script',
          // Two of them in the same moment.
          receivedAt: new Date(Date.UTC(2026, 2, 1 + Math.min(index, 2))),
        })),
      )
      .returning();
    const listOf = async (search: string) => {
      const { rows } = await findSubmissions(db, { siteId, search }, 1);
      const walked: string[] = [];
      for (let id: string | undefined = rows[0]?.id; id;) {
        walked.push(id);
        const row = rows.find((one) => one.id === id)!;
        const { newer, older } = await findNeighbours(db, { siteId, search }, row);
        expect(newer).toBe(walked.at(-2));
        id = older;
      }
      expect(walked).toEqual(rows.map(({ id }) => id));
      return walked.length;
    };
    expect(await listOf('')).toBe(4);
    expect(await listOf('ada')).toBe(3);
    // Opened by its address, it still has its place in the list.
    expect(await findNeighbours(db, { siteId, search: 'ada' }, sent[1]!)).toMatchObject({
      older: sent[0]!.id,
    });
  });

  it('[SRV-3m] finds orders by number, person, piece and state, word by word', async () => {
    const { db } = await createTestApp(get());
    const order = (key: string, email: string, name: string, status: string, placedAt: string) => ({
      siteId,
      idempotencyKey: key,
      cartId: crypto.randomUUID(),
      status,
      email,
      address: { name, city: 'Köln' },
      cart: {},
      grandTotal: 100,
      currencyCode: 'EUR',
      placedAt: new Date(placedAt),
    });
    const placed = await db
      .insert(orders)
      .values([
        {
          ...order('a', 'ada@x.test', 'Ada Moss', 'paid', '2026-03-01T10:00:00Z'),
          cart: { entries: [{ title: 'Moon jar' }, { title: 'Mug' }] },
        },
        order('b', 'bob@x.test', 'Bob', 'declined', '2026-03-02T10:00:00Z'),
      ])
      .returning({ number: orders.number });
    const emails = async (filter: { search?: string; status?: 'paid' }) =>
      (await findOrders(db, { siteId, ...filter }, 1)).rows.map(({ email }) => email);
    expect(await emails({})).toEqual(['bob@x.test', 'ada@x.test']);
    expect(await emails({ search: 'moss' })).toEqual(['ada@x.test']);
    expect(await emails({ search: `#${placed[1]!.number}` })).toEqual(['bob@x.test']);
    expect(await emails({ search: 'köln', status: 'paid' })).toEqual(['ada@x.test']);
    expect(await emails({ search: '_' })).toEqual([]);
    expect(await emails({ search: 'moss ada' })).toEqual(['ada@x.test']);
    expect(await emails({ search: 'jar ada köln' })).toEqual(['ada@x.test']);
    expect(await emails({ search: 'jar bob' })).toEqual([]);
    expect((await findOrder(db, siteId, String(placed[0]!.number)))?.email).toBe('ada@x.test');
    expect(await findOrder(db, siteId, '1; drop table orders')).toBeUndefined();
  });
});
