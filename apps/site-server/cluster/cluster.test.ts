import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/database/openDatabase';
import { censusHits, formSubmissions, orders, productVariants } from '../src/database/schema/index';
import { add, address, newKey, order, type CartBody } from '../testing/openShop';
import { createVisitor, openCluster, owner, type Cluster } from './openCluster';

describe('two servers behind one PostgreSQL', () => {
  if (!inject('postgres')) {
    it.skip('skipped: no initdb and pg_ctl on this machine', () => {});
    return;
  }
  let cluster: Cluster;
  let database: OpenDatabase;
  let a: string;
  let b: string;
  beforeAll(async () => {
    cluster = await openCluster({ size: 2 });
    [a = '', b = ''] = cluster.members.map((member) => member.address);
    database = await openDatabase({ url: cluster.databaseUrl });
  });
  afterAll(async () => {
    await database?.close();
    await cluster?.close();
  });

  /** A visitor at the first server, and the same one at the second: the cookies are one. */
  async function visit(from?: string) {
    let here = a;
    const visitor = createVisitor(() => here, from);
    await visitor.get('/');
    const at = (server: string) => {
      here = server;
      return visitor;
    };
    return at;
  }

  it('[SRV-2q] a session made on one is valid on the other, and ends on both', async () => {
    const at = await visit();
    expect((await at(a).call('memberLogin', owner)).status).toBe(200);
    const change = { header: {}, footer: { closing: 'From both' } };
    for (const server of [b, a])
      expect(await at(server).call('saveSiteHeaderFooter', change)).toMatchObject({ status: 200 });
    const stolen = createVisitor(() => b);
    for (const [name, value] of at(a).cookies) stolen.cookies.set(name, value);
    expect((await stolen.call('saveSiteHeaderFooter', change)).status).toBe(200);
    expect((await at(a).call('logout')).status).toBe(200);
    // The other server no longer accepts the token of a session that was ended elsewhere.
    expect(await stolen.call('saveSiteHeaderFooter', change)).toMatchObject({ status: 401 });
  });

  it('[SRV-2q] shows a change that was saved on one server on the other within a second or so', async () => {
    const at = await visit();
    await at(a).call('memberLogin', owner);
    expect(await (await at(b).get('/')).text()).not.toContain('Changed on A');
    await at(a).call('saveSiteHeaderFooter', { header: {}, footer: { closing: 'Changed on A' } });
    await expect.poll(async () => (await at(b).get('/')).text()).toContain('Changed on A');
  });

  it('[SRV-2q] a limit counts the calls of both', async () => {
    const at = await visit('10.9.9.9');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        at(index % 2 === 0 ? a : b).call('formSubmissionKey'),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    // 60 in ten minutes; a slow machine frees one every ten seconds.
    expect(taken).toBeGreaterThanOrEqual(60);
    expect(taken).toBeLessThan(66);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  it('[SRV-2q] guesses at one password from one network are counted over both', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 14; guess += 1) {
      // One provider hands a household many networks (/64) of one larger one (/48).
      const at = await visit(`2001:db8:7:${guess}::1`);
      const wrong = { ...owner, email: 'nobody@marlowclay.example', password: `guess ${guess}` };
      statuses.push((await at(guess % 2 === 0 ? a : b).call('memberLogin', wrong)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array<number>(4).fill(429));
  });

  it('[SRV-2q] a form sent to both at the same time under one key is stored once', async () => {
    const messages = Array.from({ length: 20 }, (_, index) => `Sent to both ${index}`);
    const statuses = await Promise.all(
      messages.map(async (message) => {
        const at = await visit();
        const { key } = (await at(a).call('formSubmissionKey')).body as { key: string };
        const form = JSON.stringify({ name: ['Ida', 'Weir'], email: 'ida@example.com', message });
        const payload = { key, formId: 'contact', form, elapsed: 5000 };
        const sent = [a, b, a, b].map((server) => at(server).call('saveFormSubmission', payload));
        return (await Promise.all(sent)).map(({ status }) => status);
      }),
    );
    expect(statuses.flat()).toEqual(Array<number>(80).fill(200));
    const stored = (await database.db.select().from(formSubmissions)).map(
      ({ values }) => values['message'],
    );
    expect(stored.sort()).toEqual([...messages].sort());
  });

  it('[TRK-7] a hit sent to both at the same time counts once', async () => {
    const at = await visit();
    const hit = { event: 'View', data: JSON.stringify({ id: 'hit of both' }) };
    const answers = await Promise.all(
      [a, b, a, b].map((server) => at(server).call('recordHit', hit)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const stored = await database.db.select().from(censusHits);
    expect(stored.filter(({ hitId }) => hitId === 'hit of both')).toHaveLength(1);
  });

  it('[COM-9b] a cart is the same on both, and a change arrives once', async () => {
    const at = await visit();
    await add(at(a));
    const key = newKey();
    await Promise.all([a, b, b, a].map((server) => add(at(server), {}, key)));
    await Promise.all([a, b].map((server) => add(at(server), { sku: 'MUG-CELADON' })));
    for (const server of [a, b]) {
      const { cart } = (await at(server).call('readCart')).body as unknown as CartBody;
      expect(cart.entries.map(({ quantity }) => quantity)).toEqual([2, 2]);
    }
  });

  it('[COM-9q] two servers sell the last pieces once, and one key makes one order', async () => {
    const jar = { itemId: 'product-moon-jar', sku: 'MOON-1' };
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const at = await visit();
        await add(at(index % 2 === 0 ? a : b), jar);
        return { at, key: newKey() };
      }),
    );
    const bought = await Promise.all(
      buyers.map(({ at, key }) =>
        // Twice at once, to both: a load balancer that tries again, or an impatient visitor.
        Promise.all([a, b].map((server) => order(at(server), 24_000, { key, address }))),
      ),
    );
    const [{ stock } = { stock: -1 }] = await database.db
      .select({ stock: productVariants.stock })
      .from(productVariants)
      .where(sql`${productVariants.sku} = 'MOON-1'`);
    expect(stock).toBe(0);
    const paid = await database.db.select().from(orders);
    expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid']);
    const ids = bought.flat().flatMap(({ body }) => (body['orderId'] as string | undefined) ?? []);
    expect(new Set(ids)).toEqual(new Set(paid.map(({ id }) => id)));
    for (const [one, two] of bought) expect(one!.body['orderId']).toBe(two!.body['orderId']);
  });
});
