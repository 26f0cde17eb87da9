import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/database/openDatabase';
import { censusHits, formSubmissions } from '../src/database/schema/index';
import { createVisitor, openCluster, type Cluster } from './openCluster';
import { startRoundRobinProxy, type RoundRobinProxy } from './roundRobinProxy';

describe('three servers behind a load balancer', () => {
  if (!inject('postgres')) {
    it.skip('skipped: no initdb and pg_ctl on this machine', () => {});
    return;
  }
  let cluster: Cluster;
  let proxy: RoundRobinProxy;
  beforeAll(async () => {
    cluster = await openCluster({ size: 3, drain: 1000 });
    proxy = await startRoundRobinProxy(cluster.members.map((member) => member.address));
  });
  afterAll(async () => {
    await proxy?.close();
    await cluster?.close();
  });

  it('[SRV-2m] says first that it stops, and still answers until that has got about', async () => {
    const [member] = cluster.members;
    const health = () => fetch(`${member!.address}/healthz`);
    expect((await health()).status).toBe(200);
    const ended = member!.stop();
    await expect.poll(async () => (await health()).status, { interval: 20 }).toBe(503);
    expect(await (await health()).json()).toEqual({ status: 'stopping', database: 'postgres' });
    const page = await fetch(member!.address);
    expect(page.status).toBe(200);
    expect(page.headers.get('connection')).toBe('close');
    expect(await ended).toBe(0);
    await expect(health()).rejects.toThrow();
    await member!.start();
  });

  it('[SRV-2q] are restarted one after the other under load, and no request fails', async () => {
    const saved: string[] = [];
    const counted: string[] = [];
    const wrong: string[] = [];
    let requests = 0;
    let isOver = false;
    const check = (what: string, status: number) => {
      requests += 1;
      if (status !== 200) wrong.push(`${what}: ${status}`);
      return status === 200;
    };

    /** A visitor who opens two pages, is counted and sends a form. */
    async function visit(name: string): Promise<void> {
      const visitor = createVisitor(() => proxy.address);
      for (const path of ['/', '/contact']) check(path, (await visitor.get(path)).status);
      const hit = { event: 'View', data: JSON.stringify({ id: `hit ${name}` }) };
      if (check('hit', (await visitor.call('recordHit', hit)).status)) counted.push(`hit ${name}`);
      const answer = await visitor.call('formSubmissionKey');
      check('key', answer.status);
      const message = `Message ${name}`;
      const saving = await visitor.call('saveFormSubmission', {
        key: answer.body['key'],
        formId: 'contact',
        elapsed: 5000,
        form: JSON.stringify({ name: ['Ida', 'Weir'], email: 'ida@example.com', message }),
      });
      if (check('save', saving.status)) saved.push(message);
    }
    const load = Array.from({ length: 6 }, async (_, lane) => {
      for (let round = 0; !isOver; round += 1) await visit(`${lane}-${round}`);
    });

    for (const member of cluster.members) {
      const before = requests;
      expect(await member.stop()).toBe(0);
      // While it was going the others have carried the load.
      expect(requests).toBeGreaterThan(before);
      await member.start();
      await expect.poll(() => proxy.ready().includes(member.address)).toBe(true);
    }
    isOver = true;
    await Promise.all(load);

    expect(proxy.failures).toEqual([]);
    expect(wrong).toEqual([]);
    expect(saved.length).toBeGreaterThan(10);
    const { db, close } = await openDatabase({ url: cluster.databaseUrl });
    try {
      const messages = (await db.select().from(formSubmissions)).map(
        ({ values }) => values['message'],
      );
      expect(messages.sort()).toEqual(saved.sort());
      const hits = (await db.select().from(censusHits)).map(({ hitId }) => hitId);
      expect(hits.sort()).toEqual(counted.sort());
    } finally {
      await close();
    }
  });
});
