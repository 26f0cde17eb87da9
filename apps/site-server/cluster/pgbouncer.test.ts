import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '@plinth/tooling/pgbouncer';
import { createPostgresDatabase } from '../testing/postgresDatabase';
import { add, address, newKey, order } from '../testing/openShop';
import { createVisitor, openCluster, owner, type Cluster } from './openCluster';

const missing = [
  ...(inject('postgres') ? [] : ['initdb and pg_ctl']),
  ...(hasPgBouncer() ? [] : ['PgBouncer']),
];
/** Fewer than the servers would take without a pooler: ten each. */
const connections = 4;

describe('PgBouncer in transaction mode, as the guide has it, behind three servers', () => {
  if (missing.length > 0) {
    it.skip(`skipped: no ${missing.join(' and no ')} on this machine`, () => {});
    return;
  }
  let pooler: PgBouncer;
  let cluster: Cluster;
  let direct: string;
  let servers: string[];
  beforeAll(async () => {
    direct = await createPostgresDatabase();
    pooler = await startPgBouncer(direct, { connections });
    cluster = await openCluster({
      size: 3,
      databaseUrl: pooler.urlOf(new URL(direct).pathname.slice(1)),
      // All three migrate at the same time.
      env: { DATABASE_DIRECT_URL: direct },
    });
    servers = cluster.members.map((member) => member.address);
  });
  afterAll(async () => {
    await cluster?.close();
    await pooler?.stop();
  });

  async function ask<Row extends pg.QueryResultRow>(url: string, question: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(question)).rows;
    } finally {
      await client.end();
    }
  }

  it('[SRV-203a] shows what was saved on any of them at the next request on each', async () => {
    let here = servers[0]!;
    const editor = createVisitor(() => here);
    await editor.get('/');
    expect((await editor.call('memberLogin', owner)).status).toBe(200);
    for (const server of servers) {
      here = server;
      const closing = `Saved at ${server}`;
      const change = { header: {}, footer: { closing } };
      expect((await editor.call('saveSiteHeaderFooter', change)).status).toBe(200);
      for (const other of servers)
        expect(await (await createVisitor(() => other).get('/')).text()).toContain(closing);
    }
  });

  it('[SRV-203a] stores each of many entries once, and sells the last pieces once', async () => {
    const messages = Array.from({ length: 60 }, (_, index) => `Through the pooler ${index}`);
    const statuses = await Promise.all(
      messages.map(async (message, index) => {
        const visitor = createVisitor(() => servers[index % servers.length]!);
        await visitor.get('/');
        const { key } = (await visitor.call('formSubmissionKey')).body as { key: string };
        const form = JSON.stringify({ name: ['Ida', 'Weir'], email: 'ida@example.com', message });
        const payload = { key, formId: 'contact', form, elapsed: 5000 };
        const sent = [1, 2].map(() => visitor.call('saveFormSubmission', payload));
        return (await Promise.all(sent)).map(({ status }) => status);
      }),
    );
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    const stored = await ask<{ message: string }>(
      direct,
      `select values->>'message' as message from form_submissions`,
    );
    expect(stored.map(({ message }) => message).sort()).toEqual([...messages].sort());

    const bought = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const buyer = createVisitor(() => servers[index % servers.length]!);
        await buyer.get('/');
        await add(buyer, { itemId: 'product-moon-jar', sku: 'MOON-1' });
        return (await order(buyer, 24_000, { key: newKey(), address })).status;
      }),
    );
    expect(bought.filter((status) => status === 200)).toHaveLength(2);
  });

  it('[SRV-203b] takes no more connections than the pooler has, and ends a question after 30 seconds', async () => {
    const taken = await ask<{ count: number }>(
      direct,
      `select count(*)::int from pg_stat_activity where datname = current_database()
        and application_name <> 'plinth-listener' and pid <> pg_backend_pid()`,
    );
    expect(taken[0]!.count).toBeLessThanOrEqual(connections);
    expect(
      await ask(pooler.urlOf(new URL(direct).pathname.slice(1)), 'show statement_timeout'),
    ).toEqual([{ statement_timeout: '30s' }]);
  });

  it('[SRV-203a] a restarted server finds the lock of migrations free', async () => {
    await cluster.members[0]!.stop();
    await cluster.members[0]!.start();
    expect((await fetch(`${servers[0]!}/healthz`)).status).toBe(200);
    expect(await ask(direct, `select pid from pg_locks where locktype = 'advisory'`)).toEqual([]);
  });
});
