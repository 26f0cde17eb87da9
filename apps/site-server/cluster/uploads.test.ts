import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../src/database/openDatabase';
import { storedFiles } from '../src/database/schema/index';
import { startServerProcess } from '../testing/serverProcess';
import { createVisitor, owner } from './openCluster';

const folder = mkdtempSync(path.join(tmpdir(), 'plinth-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bytes of each file; no two are alike. */
const bodyOf = (name: string): string => name.padEnd(40_000, `${name} `);

it('[SRV-51k] each of 200 uploads is whole or absent, with a third of them cut and the server killed in the middle', async () => {
  const server = await startServerProcess(
    {
      PORT: '0',
      PLINTH_DATA: folder,
      PLINTH_TRUST_PROXY: '1',
      PLINTH_OWNER_PASSWORD: owner.password,
    },
    'cluster/server.ts',
  );
  const visitor = createVisitor(() => server.address);
  await visitor.get('/');
  await visitor.call('memberLogin', owner);
  const acknowledged: string[] = [];
  let ended = 0;
  const upload = async (name: string, number: number) => {
    const form = new FormData();
    form.append('crumb', visitor.cookies.get('crumb')!);
    form.append('files', new Blob([bodyOf(name)]), name);
    // Every third connection is cut during the upload.
    const signal = number % 3 === 0 ? AbortSignal.timeout(number % 20) : undefined;
    const answer = await visitor
      .postFiles('/config/files', form, { signal })
      .catch(() => undefined);
    if (answer?.status === 303) acknowledged.push(name);
    ended += 1;
    if (ended === 120) await server.end('SIGKILL');
  };
  await Promise.all(Array.from({ length: 200 }, (_, at) => upload(`file-${at}.txt`, at)));

  const database = await openDatabase({ dataFolder: folder });
  const rows = await database.db.select().from(storedFiles);
  await database.close();
  const kept = path.join(folder, 'files/uploads');
  const read = (id: string) => readFileSync(path.join(kept, id), 'utf8');
  expect(rows.filter(({ id, name }) => read(id) !== bodyOf(name))).toEqual([]);
  const stored = new Set(rows.map(({ name }) => name));
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(acknowledged.length).toBeLessThan(200);
  // Files without a row are complete as well; a sweep removes them later.
  const sizes = new Set(readdirSync(kept).map((id) => read(id).length));
  expect([...sizes]).toEqual([40_000]);
});
