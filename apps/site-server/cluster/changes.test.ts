import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/database/openDatabase';
import { listenForChanges } from '../src/database/listenForChanges';
import { pages, productVariants } from '../src/database/schema/index';
import { add, address, newKey, order } from '../testing/openShop';
import { createVisitor, openCluster, owner, type Cluster } from './openCluster';

describe('three servers behind one PostgreSQL', () => {
  if (!inject('postgres')) {
    it.skip('skipped: no initdb and pg_ctl on this machine', () => {});
    return;
  }
  let cluster: Cluster;
  let database: OpenDatabase;
  let addresses: string[];
  beforeAll(async () => {
    cluster = await openCluster({ size: 3 });
    addresses = cluster.members.map((member) => member.address);
    database = await openDatabase({ url: cluster.databaseUrl });
  });
  afterAll(async () => {
    await database?.close();
    await cluster?.close();
  });

  /** The home page as a stranger gets it from a server. */
  const homeAt = async (server: string) => (await createVisitor(() => server).get('/')).text();

  async function signIn() {
    let here = addresses[0]!;
    const editor = createVisitor(() => here);
    await editor.get('/');
    expect((await editor.call('memberLogin', owner)).status).toBe(200);
    return (server: string) => {
      here = server;
      return editor;
    };
  }

  const save = async (at: Awaited<ReturnType<typeof signIn>>, server: string, closing: string) => {
    const change = { header: {}, footer: { closing } };
    const { status } = await at(server).call('saveSiteHeaderFooter', change);
    expect(status).toBe(200);
  };

  it('[SRV-110a] shows what was saved on any of them at the next request on each', async () => {
    const at = await signIn();
    for (let change = 0; change < 12; change += 1) {
      const closing = `Change ${change} of twelve`;
      await save(at, addresses[change % addresses.length]!, closing);
      for (const server of addresses) expect(await homeAt(server)).toContain(closing);
    }
  });

  it('[SRV-110a] shows what was written by hand into the database', async () => {
    const [home] = await database.db.select().from(pages).where(eq(pages.slug, ''));
    const title = `Written at ${Date.now()}`;
    for (const server of addresses) await homeAt(server);
    await database.db
      .update(pages)
      .set({ title, definition: { ...home!.definition, title } })
      .where(eq(pages.id, home!.id));
    // Nothing here waits until the servers have been notified.
    for (const server of addresses) await expect.poll(() => homeAt(server)).toContain(title);
  });

  it('[SRV-110b] listens again when its connection was cut, and looks at what it has missed', async () => {
    const received: (string | undefined)[] = [];
    const lost: Error[] = [];
    const listener = listenForChanges({
      url: cluster.databaseUrl,
      onChange: (siteId) => received.push(siteId),
      onLost: (error) => lost.push(error),
      pause: 1,
    });
    await expect.poll(() => received.length).toBe(1);
    await database.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plinth-listener' and datname = current_database()`,
    );
    await expect.poll(() => [lost.length, received.length]).toEqual([1, 2]);
    expect(received).toEqual([undefined, undefined]);
    const at = await signIn();
    await save(at, addresses[0]!, 'Said after the cut');
    await expect.poll(() => received.length).toBe(3);
    expect(received[2]).toBe('site-test');
    await listener.stop();
    // The servers have lost their connections as well, and log it; they read each second at least, and listen again.
    for (const { output } of cluster.members)
      await expect.poll(output).toContain('"event":"database.lost"');
    for (const server of addresses)
      await expect.poll(() => homeAt(server)).toContain('Said after the cut');
  });

  it('[SRV-110c] shows at the next request on each that something is sold out', async () => {
    const jar = { itemId: 'product-moon-jar', sku: 'MOON-1' };
    await database.db
      .update(productVariants)
      .set({ stock: 1 })
      .where(eq(productVariants.sku, 'MOON-1'));
    const jarAt = async (server: string) => (await createVisitor(() => server).get('/jar')).text();
    for (const server of addresses) expect(await jarAt(server)).not.toContain('Sold out');
    const buyer = createVisitor(() => addresses[0]!);
    await buyer.get('/');
    await add(buyer, jar);
    const { status } = await order(buyer, 24_000, { key: newKey(), address });
    expect(status).toBe(200);
    for (const server of addresses) expect(await jarAt(server)).toContain('Sold out');
  });
});
