import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase';
import { createTestApp } from '../../testing/createTestApp';
import { emptyDatabase } from '../../testing/databases';
import type { TestBrowser } from '../../testing/createBrowser';
import { listen } from './listen';

let database: OpenDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});

const kept = ['/robots.txt', '/sitemap.xml'];

it('[SRV-8e] does not cache a response to an unknown Host', async () => {
  const { app } = await createTestApp(database);
  for (const path of kept) {
    const { headers } = await app.request(`http://evil.test${path}`);
    expect(headers.get('cache-control'), path).toBe('private, no-store');
  }
  const origins = ['https://studio.test', 'http://10.0.0.7'];
  const known = (await createTestApp(database, { origins })).app;
  for (const path of kept) {
    const answer = await known.request(`http://evil.test${path}`);
    expect(answer.headers.get('cache-control'), path).toBe('public, max-age=3600');
    const text = await answer.text();
    expect(text, path).toContain('https://studio.test/');
    expect(text, path).not.toContain('evil.test');
    expect(await (await known.request(`http://10.0.0.7${path}`)).text()).toContain('//10.0.0.7/');
  }
  const page = await (await known.request('http://evil.test/contact')).text();
  expect(page).toContain('<link rel="canonical" href="https://studio.test/contact">');
});

it('[SRV-8c] behind a proxy, neither a port nor any other text makes another visitor', async () => {
  const rateLimits = { memberLogin: { calls: 2, window: 600_000 } };
  const { browser } = await createTestApp(database, { trustProxy: true, rateLimits });
  const visitor: TestBrowser = browser();
  await visitor.get('/');
  let guesses = 0;
  const statusesFrom = async (...entries: string[]) => {
    const statuses: number[] = [];
    for (const entry of entries) {
      const email = `somebody-${(guesses += 1)}@example.test`;
      const payload = { email, password: 'x', rememberMe: false };
      const headers = { 'x-forwarded-for': entry };
      statuses.push((await visitor.call('memberLogin', payload, { headers })).status);
    }
    return statuses;
  };
  const refused = [401, 401, 429];
  expect(
    await statusesFrom('203.0.113.7:1', '203.0.113.7:2', '198.51.100.1, "203.0.113.7:3"'),
  ).toEqual(refused);
  expect(await statusesFrom('[2001:db8::1]:443', '[2001:db8::2]', '2001:db8:0:0:1::3')).toEqual(
    refused,
  );
  // A value that is no address counts as the proxy's own connection.
  expect(await statusesFrom('unknown', '_hidden', 'made up')).toEqual(refused);
  // A /48 has the limits of sixteen visitors.
  const networks = Array.from({ length: 34 }, (_, at) => `2001:db8:1:${at.toString(16)}::1`);
  expect((await statusesFrom(...networks)).indexOf(429)).toBe(32);
});

it('[SRV-8c] takes a host from a proxy where it is one, and the host of the request otherwise', async () => {
  const { app } = await createTestApp(database, { trustProxy: true });
  const hostFor = async (forwarded: string) => {
    const headers = { 'x-forwarded-host': forwarded };
    const page = await (await app.request('http://studio.test/contact', { headers })).text();
    return /rel="canonical" href="http:\/\/([^"/]*)\/contact"/.exec(page)?.[1];
  };
  expect(await hostFor('first.test, other.test:8080')).toBe('other.test:8080');
  expect(await hostFor('[2001:db8::1]:8080')).toBe('[2001:db8::1]:8080');
  for (const odd of [
    'user:pw@evil.test',
    'evil.test/x?y',
    'evil.test#',
    '\\\\evil.test',
    'a b',
    '"',
  ])
    expect(await hostFor(odd), odd).toBe('studio.test');
});

it('[SRV-8g] gives every cookie of its own a name over https that no other server can plant', async () => {
  const { app } = await createTestApp(database, { trustProxy: true });
  const headers = { 'x-forwarded-proto': 'https' };
  const cookies = (
    await app.request('http://studio.test/config/', { headers })
  ).headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^__Host-crumb=(?=.*; Path=\/)(?=.*; Secure)(?!.*Domain)/);
});

it('[SRV-11] says where to report a vulnerability', async () => {
  const path = '/.well-known/security.txt';
  const contact = { securityContact: 'mailto:hole@studio.test', origins: ['https://studio.test'] };
  const { app, time } = await createTestApp(database, contact);
  const text = await (await app.request(`http://evil.test${path}`)).text();
  expect(text).toContain('Contact: mailto:hole@studio.test\n');
  expect(text).toContain('Canonical: https://studio.test/.well-known/security.txt\n');
  const expires = Date.parse(/Expires: (\S+)/.exec(text)![1]!);
  expect(expires).toBeGreaterThan(time.now);
  expect(expires).toBeLessThan(time.now + 365 * 86_400_000);
  const without = (await createTestApp(database)).app;
  expect((await without.request(`http://studio.test${path}`)).status).toBe(404);
});

it('[SRV-8f] refuses a request with two hosts, also where the address names one of them', async () => {
  const { app } = await createTestApp(database);
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  const statusOf = async (address: string, hosts: readonly string[]) => {
    const heads = [...hosts.map((host) => `Host: ${host}`), 'Connection: close'];
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      connect(server.port, '127.0.0.1')
        .on('data', (chunk) => (text += chunk.toString()))
        .on('close', () => resolve(text))
        .on('error', reject)
        .write(`GET ${address} HTTP/1.1\r\n${heads.join('\r\n')}\r\n\r\n`);
    });
    return Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]);
  };
  try {
    expect(await statusOf('/', ['studio.test', 'evil.test'])).toBe(400);
    expect(await statusOf('http://evil.test/sitemap.xml', ['studio.test'])).toBe(400);
    expect(await statusOf('http://STUDIO.test:80/sitemap.xml', ['studio.test'])).toBe(200);
    expect(await statusOf('/sitemap.xml', ['studio.test'])).toBe(200);
  } finally {
    await server.close(0);
  }
});

it('[SRV-2e] behind a proxy the visitor’s address has no port of the server’s own', async () => {
  const { app } = await createTestApp(database, { trustProxy: true });
  const firstOf = async (headers: Record<string, string>) => {
    const answer = await app.request('http://10.0.0.7:4321/sitemap.xml', { headers });
    return /<loc>([^<]+)/.exec(await answer.text())?.[1];
  };
  const https = { 'x-forwarded-proto': 'https' };
  expect(await firstOf({ ...https, 'x-forwarded-host': 'studio.test' })).toBe(
    'https://studio.test/',
  );
  expect(await firstOf({ ...https, 'x-forwarded-host': 'studio.test:8443' })).toBe(
    'https://studio.test:8443/',
  );
  // A value that is no host changes nothing.
  expect(await firstOf({ 'x-forwarded-host': 'no host' })).toBe('http://10.0.0.7:4321/');
});
