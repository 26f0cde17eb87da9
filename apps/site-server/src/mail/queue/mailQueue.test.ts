import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../database/openDatabase';
import { mails, orders } from '../../database/schema/index';
import { startSendingMail } from '../../jobs/startSendingMail';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEachDatabase, describeOnEmbeddedDatabase } from '../../../testing/databases';
import { add, openShop, order } from '../../../testing/openShop';
import { openSmtpServer } from '../../../testing/openSmtpServer';
import { startServerProcess } from '../../../testing/serverProcess';
import { lease } from './claimMail';
import { sendDueMails } from './sendDueMails';
import { sweepMails } from './sweepMails';

const minute = 60_000;
const hour = 60 * minute;
const origins = ['https://studio.example'];

async function open(database: Parameters<typeof openShop>[0]) {
  const server = await openSmtpServer();
  const mailTransport = server.transport();
  const test = await openShop(database, { mailTransport, origins });
  const round = () => sendDueMails(test.services, mailTransport);
  const rows = () => test.db.select().from(mails).orderBy(mails.queuedAt, mails.key);
  const queue = (key: string, orderId: string) =>
    test.services.mailQueue.add(test.db, {
      siteId: 'site-test',
      kind: 'order',
      key,
      recipient: 'ada@example.test',
      facts: { orderId },
    });
  const buy = async (more: object = {}) => {
    const visitor = await test.enter();
    const { cart } = await add(visitor);
    return order(visitor, cart.grandTotalCents, more);
  };
  return { ...test, ...server, round, rows, queue, buy, mailTransport };
}

describeOnEachDatabase('the queue of mails', (get) => {
  it('[SRV-50a] [SRV-50d] holds the mail of an order that was paid, and sends it once', async () => {
    const { buy, round, rows, received, app } = await open(get());
    expect((await buy()).status).toBe(200);
    // Nothing is sent while the buyer waits.
    expect(received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'waiting', recipient: 'ada@example.test' }]);
    await round();
    await round();
    expect(received).toHaveLength(1);
    const [{ mail, recipients }] = received as [(typeof received)[number]];
    expect(recipients).toEqual(['ada@example.test']);
    expect(mail.subject).toMatch(/^Your order \d+, /);
    expect(mail.from?.value).toMatchObject([{ address: 'studio@example.test' }]);
    const [, link = ''] = /href="https:\/\/studio\.example(\/mail\/order[^"]*)"/.exec(
      String(mail.html),
    )!;
    expect((await app.request(link.replaceAll('&amp;', '&'))).status).toBe(200);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, problem: '' }]);
    await buy({ paymentToken: 'test-declined' });
    expect(await rows()).toHaveLength(1);
  });

  it('[SRV-50d] is shared by several servers: each mail is one’s', async () => {
    const { buy, queue, round, rows, received } = await open(get());
    await buy();
    const [{ facts }] = (await rows()) as [Awaited<ReturnType<typeof rows>>[number]];
    for (let n = 1; n < 12; n++) await queue(`more:${n}`, facts.orderId!);
    await queue('more:1', facts.orderId!);
    await Promise.all([round(), round(), round()]);
    expect(received).toHaveLength(12);
    expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(12);
    expect((await rows()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(
      true,
    );
  });

  it('[SRV-50e] waits longer after each refusal, under one Message-ID, and gives up after a day', async () => {
    const { buy, round, rows, time, behaviours, received, seen, db } = await open(get());
    await buy();
    behaviours.push(...Array.from({ length: 8 }, () => ({ data: 451 })));
    const waits: number[] = [];
    for (let attempt = 1; attempt < 8; attempt++) {
      await round();
      const [{ dueAt, state }] = (await rows()) as [Awaited<ReturnType<typeof rows>>[number]];
      expect(state).toBe('waiting');
      waits.push((dueAt.getTime() - time.now) / minute);
      time.now = dueAt.getTime() - 1;
      await round();
      expect(seen.whole).toBe(attempt);
      time.now = dueAt.getTime();
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 840]);
    await round();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 8 }]);
    expect((await rows())[0]!.problem).toContain('Try again later');
    await db.update(mails).set({ state: 'waiting', attempts: 0 });
    behaviours.push({ recipient: 550 });
    await round();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    time.now += 48 * hour;
    await round();
    expect(received).toEqual([]);
  });

  it('[SRV-50f] leaves alone what may have arrived, and rests while the mail server is down', async () => {
    const { buy, queue, round, rows, behaviours, seen, close } = await open(get());
    await buy();
    behaviours.push('cut-after');
    await round();
    const [{ facts }] = (await rows()) as [Awaited<ReturnType<typeof rows>>[number]];
    await round();
    expect(await rows()).toMatchObject([{ state: 'unclear' }]);
    expect(seen.whole).toBe(1);
    for (let n = 0; n < 9; n++) await queue(`more:${n}`, facts.orderId!);
    await close();
    expect(await round()).toBe(false);
    const tried = (await rows()).filter(({ attempts, state }) => state !== 'unclear' && attempts);
    expect(tried.length).toBeLessThanOrEqual(3);
  });
});

describeOnEmbeddedDatabase('mails', (get) => {
  it('[SRV-50a] are only written down where there is no mail server', async () => {
    const test = await openShop(get());
    const visitor = await test.enter();
    const { cart } = await add(visitor);
    await order(visitor, cart.grandTotalCents);
    expect(await test.db.select().from(mails)).toMatchObject([{ kind: 'order', state: 'held' }]);
  });

  it('[SRV-50a] [COM-13p] carry the code of a gift card, which the queue does not hold', async () => {
    const { round, rows, received, db, buy } = await open(get());
    await buy();
    await db.update(orders).set({ kind: 'gift-card' });
    const code = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/;
    expect(JSON.stringify(await rows())).not.toMatch(code);
    await round();
    expect(received[0]!.mail.text).toMatch(code);
  });

  it('[SRV-50g] that have ended are kept for 90 days', async () => {
    const { buy, round, rows, services, time } = await open(get());
    await buy();
    time.now += 91 * 24 * hour;
    await sweepMails(services);
    expect(await rows()).toHaveLength(1);
    await round();
    await sweepMails(services);
    expect(await rows()).toEqual([]);
  });

  it('[SRV-50d] are looked for every two seconds while the server runs', async () => {
    const { buy, services, received } = await open(get());
    await buy();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = startSendingMail(services);
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    await expect.poll(() => received.length).toBe(1);
    await stop();
  });
});

it('[SRV-50f] sends nothing twice when the server is killed before the answer came', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plinth-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const smtp = await openSmtpServer();
  const mailTransport = smtp.transport();
  const prepared = await openDatabase({ dataFolder: folder });
  await prepared.migrate();
  const before = await createTestApp(prepared, { mailTransport, origins });
  const [{ id: orderId }] = (await before.db
    .insert(orders)
    .values({
      siteId: 'site-test',
      idempotencyKey: 'k',
      status: 'paid',
      address: {},
      cart: {},
      email: 'ada@example.test',
      grandTotal: 100,
      currencyCode: 'EUR',
      placedAt: new Date(),
    })
    .returning()) as [typeof orders.$inferSelect];
  await before.services.mailQueue.add(before.db, {
    siteId: 'site-test',
    kind: 'order',
    key: 'order:1',
    recipient: 'ada@example.test',
    facts: { orderId },
  });
  await prepared.close();

  smtp.behaviours.push('silent');
  const whole = smtp.nextWhole();
  const server = await startServerProcess({
    PORT: '0',
    PLINTH_DATA: folder,
    PLINTH_MAIL: `smtp://localhost:${smtp.port}`,
    PLINTH_MAIL_FROM: 'studio@example.test',
    PLINTH_ORIGIN: origins[0]!,
  });
  await whole;
  await server.end('SIGKILL');

  const after = await openDatabase({ dataFolder: folder });
  onTestFinished(() => after.close());
  const { db } = after;
  const [left] = await db.select().from(mails);
  expect(left).toMatchObject({ state: 'waiting', handedOverAt: expect.any(Date) as Date });
  const test = await createTestApp(after, { mailTransport, origins }).then(async (app) => {
    await db.insert(mails).values(left!);
    return app;
  });
  for (const later of [0, lease + minute, 48 * hour]) {
    test.time.now = left!.handedOverAt!.getTime() + later;
    await sendDueMails(test.services, mailTransport);
  }
  expect(smtp.seen.whole).toBe(1);
  const [ended] = await db.select().from(mails).where(eq(mails.id, left!.id));
  expect(ended).toMatchObject({ state: 'unclear', claim: null });
});
