import { expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase';
import { createTestApp } from '../testing/createTestApp';

it('[SRV-2] behind a proxy the visitor’s address has no port of the server’s own', async () => {
  const database = await openDatabase({ inMemory: true });
  await database.migrate();
  try {
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
    // What is no host changes nothing.
    expect(await firstOf({ 'x-forwarded-host': 'no host' })).toBe('http://10.0.0.7:4321/');
  } finally {
    await database.close();
  }
});
