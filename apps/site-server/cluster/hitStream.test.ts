import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@plinth/tooling/limits';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/database/openDatabase';
import { censusHits } from '../src/database/schema/index';
import { createHitStream } from '../src/hits/createHitStream';
import type { HitRow } from '../src/hits/hitRow';
import { createLog } from '../src/log';
import { findNats, openNats, type NatsServer } from '../testing/natsServer';
import { createVisitor, openCluster, type Cluster } from './openCluster';

describe('hits through NATS JetStream', () => {
  const program = findNats();
  if (!inject('postgres') || !program) {
    it.skip('skipped: no PostgreSQL, or no nats-server (NATS_SERVER names one)', () => {});
    return;
  }
  let nats: NatsServer;
  let cluster: Cluster;
  let database: OpenDatabase;
  beforeAll(async () => {
    nats = await openNats(program);
    cluster = await openCluster({ size: 2, env: { PLINTH_HITS: nats.url } });
    database = await openDatabase({ url: cluster.databaseUrl });
  });
  afterAll(async () => {
    await database?.close();
    await cluster?.close();
    await nats?.stop();
  });

  const acknowledged = new Set<string>();

  /** Sends hits to a server until it is stopped, and records which of them were acknowledged. */
  function sendTo(address: string) {
    let isStopped = false;
    let count = 0;
    const visitor = createVisitor(() => address);
    const sending = (async () => {
      while (!isStopped) {
        const id = randomUUID();
        const payload = { event: 'View', data: { id, pagePath: '/' } };
        const answer = await visitor.call('recordHit', payload).catch(() => undefined);
        if (answer?.status === 200) {
          acknowledged.add(id);
          count += 1;
        } else await pause(20);
      }
    })();
    return {
      /** Waits until this many more were acknowledged. */
      async sent(more: number) {
        const wanted = count + more;
        await expect.poll(() => count).toBeGreaterThanOrEqual(wanted);
      },
      async stop() {
        isStopped = true;
        await sending;
      },
    };
  }

  const stored = async () =>
    (await database.db.select().from(censusHits)).map(({ hitId }) => hitId);

  it('[SRV-156a] [SRV-156b] stores each acknowledged hit once, whichever process is killed', async () => {
    const [first, second] = cluster.members;
    const one = sendTo(first!.address);
    const other = sendTo(second!.address);
    await one.sent(30);
    await second!.stop('SIGKILL');
    await one.sent(30);
    await second!.start();
    await other.sent(10);
    await nats.kill();
    // Without the stream hits are written to the database directly.
    await one.sent(10);
    await nats.start();
    await one.sent(30);
    await first!.stop('SIGKILL');
    await other.sent(10);
    await Promise.all([one.stop(), other.stop()]);
    // A lot whose writer was killed is another one's after ten seconds.
    await expect
      .poll(
        async () => {
          const there = new Set(await stored());
          return [...acknowledged].filter((id) => !there.has(id)).length;
        },
        { timeout: limits.test / 2, interval: 500 },
      )
      .toBe(0);
    const rows = await stored();
    expect(new Set(rows).size).toBe(rows.length);
    expect(acknowledged.size).toBeGreaterThan(100);
  });

  it('[SRV-156c] says how old the oldest hit is that is not in the database yet', async () => {
    const own = await openNats(program);
    const stream = createHitStream({ url: own.url, log: createLog({ level: 'silent' }) });
    try {
      const row = { siteId: 'site-test', event: 'View', data: {}, recordedAt: new Date() };
      const publish = (hitId: string) => stream.publish([{ ...row, hitId }]);
      // It is opened in the background.
      await expect
        .poll(() =>
          publish('one').then(
            () => 'taken',
            () => 'not yet',
          ),
        )
        .toBe('taken');
      await publish('two');
      // Sent again: the stream keeps it once.
      await publish('two');
      const oldest = await stream.oldestWaiting();
      expect(Date.now() - oldest!).toBeLessThan(limits.condition);
      const written: HitRow[] = [];
      let isAway = true;
      const stop = stream.consume((rows) => {
        if (isAway) return Promise.reject(new Error('The database is away.'));
        written.push(...rows);
        return Promise.resolve();
      });
      expect(await stream.oldestWaiting()).toBe(oldest);
      isAway = false;
      await expect.poll(() => stream.oldestWaiting(), { timeout: limits.test / 2 }).toBeUndefined();
      expect(written.map(({ hitId }) => hitId).sort()).toEqual(['one', 'two']);
      expect(written[0]!.recordedAt).toEqual(row.recordedAt);
      await stop();
    } finally {
      await stream.close();
      await own.stop();
    }
  });
});
