import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '@plinth/tooling/free-port';
import { hasNginx, startNginx, type NginxServer } from '@plinth/tooling/nginx';
import { openNginxCache } from '../src/caches/nginxCache';
import { servePurges, type PurgeServer } from '../src/caches/servePurges';
import { add, address, newKey, order } from '../testing/openShop';
import { testOrigin } from '../testing/createBrowser';
import { sendMixedVisitors } from './mixedVisitors';
import { createVisitor, openCluster, owner, type Cluster } from './openCluster';

const missing = [
  ...(inject('postgres') ? [] : ['initdb and pg_ctl']),
  ...(hasNginx() ? [] : ['nginx']),
];

/** Longer than a page that shows prices is fresh, and than nginx takes a server that failed for down. */
const untilStale = { timeout: 40_000, interval: 250 };

describe('nginx, as the guide has it, in front of two servers', () => {
  if (missing.length > 0) {
    it.skip(`skipped: no ${missing.join(' and no ')} on this machine`, () => {});
    return;
  }
  let cluster: Cluster;
  let nginx: NginxServer;
  let purges: PurgeServer;
  let servers: string[];
  beforeAll(async () => {
    const [port, purgePort] = [await freePort(), await freePort()];
    cluster = await openCluster({
      size: 2,
      env: {
        PLINTH_ORIGIN: `http://127.0.0.1:${port},${testOrigin}`,
        PLINTH_PURGE: `http://127.0.0.1:${purgePort}/`,
      },
    });
    servers = cluster.members.map((member) => member.address);
    nginx = await startNginx(servers, { port });
    purges = await servePurges({ cache: openNginxCache(nginx.cacheFolder), port: purgePort });
  });
  afterAll(async () => {
    await nginx?.stop();
    await cluster?.close();
    await purges?.close();
  });

  /** A page as a stranger gets it. */
  async function look(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(new URL(path, nginx.address), { headers });
    const text = await answer.text();
    return { status: answer.status, cache: answer.headers.get('x-cache'), text, answer };
  }

  it('[SRV-112a] serves a cached page to strangers only, in each encoding', async () => {
    expect((await look('/contact')).cache).toBe('MISS');
    expect((await look('/contact')).cache).toBe('HIT');
    // fetch has an encoding of its own, and each spelling of an encoding is the same page.
    expect((await look('/contact', { 'accept-encoding': 'identity' })).cache).toBe('MISS');
    expect((await look('/contact', { 'accept-encoding': 'br;q=1.0, gzip' })).cache).toBe('MISS');
    const brotli = await look('/contact', { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.cache, brotli.answer.headers.get('content-encoding')]).toEqual(['HIT', 'br']);
    for (const headers of [{ cookie: 'a=1' }, { cookie: '0' }, { authorization: 'Basic YTpi' }])
      expect((await look('/contact', headers)).cache).toBe('BYPASS');
    expect((await look('/contact?a=1')).cache).toBe('BYPASS');
    expect((await look('/contact', { 'sec-gpc': '1' })).cache).toBe('MISS');
  });

  it('[SRV-112b] has not one byte of a visitor in the page of another, over carts, members, owners and passwords', async () => {
    const result = await sendMixedVisitors({
      servers,
      cache: nginx.address,
      databaseUrl: cluster.databaseUrl,
      count: 60,
    });
    expect(result.leaks).toEqual([]);
    expect(result.pages).toBe(60 * 6 + 24);
    // Twelve strangers visit four open pages; the first request of a page is no hit, and neither are those that wait
    // with it.
    expect(result.cache['HIT']).toBeGreaterThan(20);
    expect(result.cache['BYPASS']).toBe(48 * 6 + 24);
  });

  it('[SRV-112c] shows within a second what was published on any of the servers', async () => {
    let here = servers[0]!;
    const editor = createVisitor(() => here);
    await editor.get('/');
    await editor.call('memberLogin', owner);
    for (const server of servers) {
      here = server;
      await look('/');
      expect((await look('/')).cache).toBe('HIT');
      const closing = `Published on ${server}`;
      const change = { header: {}, footer: { closing } };
      expect((await editor.call('saveSiteHeaderFooter', change)).status).toBe(200);
      await expect
        .poll(async () => (await look('/')).text, { timeout: 1000, interval: 20 })
        .toContain(closing);
    }
  });

  it('[SRV-111b] shows within a second that something is sold out', async () => {
    await look('/jar');
    expect((await look('/jar')).text).not.toContain('Sold out');
    for (const _ of ['the first of two', 'the last']) {
      const buyer = createVisitor(() => servers[0]!);
      await buyer.get('/');
      await add(buyer, { itemId: 'product-moon-jar', sku: 'MOON-1' });
      const { status } = await order(buyer, 24_000, { key: newKey(), address });
      expect(status).toBe(200);
    }
    await expect
      .poll(async () => (await look('/jar')).text, { timeout: 1000, interval: 20 })
      .toContain('Sold out');
  });

  it('[SRV-112e] serves its pages while no server answers, and new ones when one is back', async () => {
    // A sale is repeated after a moment: a page that is dropped then cannot be fetched again.
    await purges.close();
    await look('/jar');
    await look('/contact');
    await Promise.all(cluster.members.map((member) => member.stop('SIGKILL')));
    // Fresh at first, then too old and served all the same.
    const seen: (string | null)[] = [];
    await expect
      .poll(async () => {
        const { status, cache, text } = await look('/jar');
        expect([status, text.includes('Sold out')]).toEqual([200, true]);
        seen.push(cache);
        return cache;
      }, untilStale)
      .toBe('STALE');
    expect(seen).not.toContain(null);
    expect((await look('/contact')).status).toBe(200);
    expect((await look('/contact', { cookie: 'a=1' })).status).toBe(502);
    await Promise.all(cluster.members.map((member) => member.start()));
    await expect.poll(async () => (await look('/jar')).cache, untilStale).toBe('HIT');
    await expect
      .poll(async () => (await look('/contact', { cookie: 'a=1' })).status, untilStale)
      .toBe(200);
  });
});
