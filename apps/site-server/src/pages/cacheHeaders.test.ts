import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';

/** The headers for caches between visitor and server, by the kind of address. */
const kinds: readonly [path: string, cacheControl: string | RegExp][] = [
  ['/', 'private, no-cache'],
  ['/contact', 'private, no-cache'],
  ['/gone', 'private, no-cache'],
  ['/assets/boot-test.js', 'public, max-age=31536000, immutable'],
  ['/assets/boot-older.js', 'no-store'],
  ['/pictures/cup.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/pictures/cup.svg?format=750w', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/tiles/3/4/5.svg', 'public, max-age=86400'],
  ['/healthz', 'no-store'],
  ['/api/nothing', /^$|no-store/],
];

describeOnEmbeddedDatabase('caches between visitor and server', (get) => {
  it('[SRV-2a] may keep files and nothing that is one visitor’s own', async () => {
    const { browser } = await createTestApp(get());
    for (const [path, expected] of kinds) {
      const { headers } = await browser().get(path);
      const rule = headers.get('cache-control') ?? '';
      if (typeof expected === 'string') expect(rule, path).toBe(expected);
      else expect(rule, path).toMatch(expected);
      // A cookie in an answer that is kept for everybody would be everybody's.
      if (rule.includes('public')) expect(headers.getSetCookie(), path).toEqual([]);
      else expect(rule, path).not.toContain('public');
    }
  });

  it('[SRV-2a] separates entries of another encoding', async () => {
    const { browser } = await createTestApp(get());
    for (const path of ['/', '/assets/boot-test.js', '/pictures/cup.svg']) {
      const { headers } = await browser().get(path, { 'accept-encoding': 'br' });
      expect(headers.get('vary')?.toLowerCase(), path).toContain('accept-encoding');
    }
  });
});
