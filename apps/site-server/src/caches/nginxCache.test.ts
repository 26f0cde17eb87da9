import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openNginxCache } from './nginxCache';
import { servePurges } from './servePurges';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plinth-nginx-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A file as nginx 1.22 writes it: its own binary fields, the key, the head, the body. */
function store(name: string, keys: string, body = 'a page') {
  const file = path.join(folder, name.slice(-1), name.slice(-3, -1), name);
  mkdirSync(path.dirname(file), { recursive: true });
  const head = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${keys ? `Surrogate-Key: ${keys}\r\n` : ''}ETag: W/"1"`;
  writeFileSync(
    file,
    Buffer.concat([Buffer.alloc(336), Buffer.from(`\nKEY: http|/a\n${head}\r\n\r\n${body}`)]),
  );
  return file;
}

const named = (sign: string) => sign.repeat(32);

it('[SRV-112d] forgets the pages that have one of the keys, and no other', async () => {
  const home = store(named('a'), 'site-1 page-1-home');
  const jar = store(named('b'), 'site-1 page-1-jar product-1-jar');
  const other = store(named('c'), 'site-10 page-10-home', '\r\nsurrogate-key: site-1\r\n');
  const plain = store(named('d'), '');
  const arriving = store(`${named('e')}.0000000007`, 'site-1');
  const cache = openNginxCache(folder);
  expect(await cache.forget(['product-1-jar'])).toBe(1);
  expect([home, jar, other, plain].map(existsSync)).toEqual([true, false, true, true]);
  expect(await cache.forget(['site-1', 'site-2'])).toBe(1);
  expect([home, other, plain, arriving].map(existsSync)).toEqual([false, true, true, true]);
});

it('[SRV-112d] reads a page again that took the name of another', async () => {
  const cache = openNginxCache(folder);
  store(named('a'), 'page-1-home');
  expect(await cache.forget(['page-1-jar'])).toBe(0);
  const file = store(named('a'), 'page-1-jar', 'another page');
  expect(await cache.forget(['page-1-jar'])).toBe(1);
  expect(existsSync(file)).toBe(false);
});

it('[SRV-112d] takes PURGE alone, with keys, and says when it cannot delete', async () => {
  const served = await servePurges({ cache: openNginxCache(folder) });
  onTestFinished(() => served.close());
  store(named('a'), 'site-1');
  const ask = async (method: string, keys?: string) => {
    const answer = await fetch(served.address, {
      method,
      ...(keys ? { headers: { 'surrogate-key': keys } } : {}),
    });
    return [answer.status, await answer.text()];
  };
  expect(await ask('PURGE', 'site-1 site-2')).toEqual([200, '1 forgotten\n']);
  expect(await ask('GET')).toEqual([405, 'Send PURGE with keys in Surrogate-Key.\n']);
  expect(await ask('PURGE')).toEqual([400, 'Surrogate-Key is missing.\n']);
  rmSync(folder, { recursive: true });
  expect((await ask('PURGE', 'site-1'))[0]).toBe(500);
});
