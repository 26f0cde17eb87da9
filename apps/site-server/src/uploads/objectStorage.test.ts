import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { websiteRole } from '@plinth/site-model';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { storedFiles } from '../database/schema/index';
import { createSiteFolder } from '../files/siteFolder';
import { createObjectStore } from '../objects/createObjectStore';
import { readObjectAccess, type ObjectAccess } from '../objects/objectAccess';
import { createStorages } from './createStorages';
import { sweepFiles } from './sweepFiles';

// A real S3 server of the registry. It checks keys, digests and addresses, and no signatures: those have a test of their own.
let service: { server: S3rver; address: AddressInfo };
const folder = mkdtempSync(path.join(tmpdir(), 'plinth-s3-'));
const local = path.join(folder, 'local');

async function startService(port = 0): Promise<typeof service> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: path.join(folder, 'bucket'),
    configureBuckets: [{ name: 'studio', configs: [] }],
  });
  return { server, address: await server.run() };
}

beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => rmSync(local, { recursive: true, force: true }));

const accessOf = (more: Partial<ObjectAccess> = {}): ObjectAccess => ({
  origin: `http://127.0.0.1:${service.address.port}`,
  bucket: 'studio',
  prefix: 'site one/',
  region: 'eu-central-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  ...more,
});

describe('PLINTH_FILES', () => {
  it('[SRV-127a] names the service, its bucket and a beginning of its keys', () => {
    const read = (text: string) => readObjectAccess({ PLINTH_FILES: text });
    expect(read('s3://KEY:se%2Fcret@s3.eu-west-3.amazonaws.com/studio/site%20one')).toEqual({
      origin: 'https://s3.eu-west-3.amazonaws.com',
      bucket: 'studio',
      prefix: 'site one/',
      region: 'eu-west-3',
      accessKeyId: 'KEY',
      secretAccessKey: 'se/cret',
    });
    expect(read('s3://a:b@127.0.0.1:9000/studio?tls=off&region=local')).toMatchObject({
      origin: 'http://127.0.0.1:9000',
      prefix: '',
      region: 'local',
    });
    expect(readObjectAccess({})).toBeUndefined();
  });

  it.each([
    ['https://a:b@host/bucket', 'must begin with s3://'],
    ['s3://host/bucket', 'no key and secret'],
    ['s3://key:hidden@host', 'no bucket'],
    ['s3://key:hidden@host/UP', 'no bucket'],
    ['s3://key:hidden@host/bucket?secure=no', 'has unknown parts'],
  ])('[SRV-127a] that cannot be is an error that repeats no secret: %s', (given, problem) => {
    const read = () => readObjectAccess({ PLINTH_FILES: given });
    expect(read).toThrow(problem);
    expect(read).not.toThrow('hidden');
  });
});

describe('files in a bucket', () => {
  it('[SRV-127b] reports a wrong secret and a missing bucket at the start', async () => {
    const start = (more: Partial<ObjectAccess>) => createStorages(local, accessOf(more));
    await expect(start({ accessKeyId: 'nobody' })).rejects.toThrow(/403 InvalidAccessKeyId/);
    await expect(start({ bucket: 'elsewhere' })).rejects.toThrow(/404 NoSuchBucket/);
    await expect(start({ origin: 'http://127.0.0.1:9' })).rejects.toThrow(/PLINTH_FILES/);
  });

  it('[SRV-127c] holds any bytes under any name, and gives parts of them', async () => {
    const store = createObjectStore(accessOf());
    const file = path.join(folder, 'file');
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251));
    writeFileSync(file, bytes);
    for (const key of ['uploads/a', "sold/Weiden röschen (1)+'*!&~.svg", 'sold/日本 %41.txt']) {
      await store.put(key, file);
      expect(await store.find(key)).toMatchObject({ size: bytes.length });
      expect((await buffer(await store.open(key))).equals(bytes)).toBe(true);
      const part = await buffer(await store.open(key, { from: 1000, to: 1999 }));
      expect(part.equals(bytes.subarray(1000, 2000))).toBe(true);
    }
    const keys: string[] = [];
    for await (const { key } of store.list('sold/')) keys.push(key);
    expect(keys.sort()).toEqual(["sold/Weiden röschen (1)+'*!&~.svg", 'sold/日本 %41.txt']);
    writeFileSync(file, '');
    await store.put('uploads/empty', file);
    expect(await store.find('uploads/empty')).toMatchObject({ size: 0 });
    for (const key of [...keys, 'uploads/a', 'uploads/empty', 'uploads/never'])
      await store.remove(key);
    expect(await store.find('uploads/a')).toBeUndefined();
  });

  it('[SRV-127d] a service that is away for a moment is asked again', async () => {
    const store = createObjectStore(accessOf());
    const { port } = service.address;
    await service.server.close();
    const asked = store.find('uploads/nothing');
    service = await startService(port);
    expect(await asked).toBeUndefined();
  });

  it('[SRV-127e] files put there by hand are found, and those of the data folder as before', async () => {
    const store = createObjectStore(accessOf());
    const file = path.join(folder, 'glaze.pdf');
    writeFileSync(file, 'in the bucket');
    await store.put('sold/glaze.pdf', file);
    const { siteFolder } = await createStorages(local, accessOf());
    const found = await siteFolder.find('sold', 'glaze.pdf');
    expect(String(await buffer(found!.open() as NodeStream))).toBe('in the bucket');
    expect(await siteFolder.find('sold', '../glaze.pdf')).toBeUndefined();
    expect(await siteFolder.find('public', 'glaze.pdf')).toBeUndefined();
    expect(await createSiteFolder(local).find('sold', 'glaze.pdf')).toBeUndefined();
    await store.remove('sold/glaze.pdf');
  });
});

describeOnEmbeddedDatabase('a site whose files are in a bucket', (get) => {
  async function openFiles() {
    const storages = await createStorages(local, accessOf());
    const test = await createTestApp(get(), {
      ...storages,
      picturesFolder: path.join(folder, 'pictures'),
    });
    await test.addAccount('ida@example.test', 'clay', [websiteRole.admin]);
    const owner = test.browser();
    await owner.get('/');
    await owner.call('memberLogin', { email: 'ida@example.test', password: 'clay' });
    const send = async (name: string, bytes: Buffer) => {
      const form = new FormData();
      form.append('crumb', owner.cookies.get('crumb')!);
      form.append('files', new Blob([new Uint8Array(bytes)]), name);
      return owner.postFiles('/config/files', form);
    };
    const rows = () => test.db.select().from(storedFiles);
    return { ...test, ...storages, owner, send, rows };
  }
  const cup = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#a3501c' } })
      .jpeg()
      .toBuffer();

  it('[SRV-127f] takes uploads, gives them whole, in parts and in sizes, renames and deletes them', async () => {
    const { owner, browser, send, rows, fileStorage } = await openFiles();
    const notes = Buffer.from('Clay, water and fire.');
    await send('notes.txt', notes);
    expect(await (await browser().get('/s/notes.txt')).text()).toBe(String(notes));
    const part = await browser().get('/s/notes.txt', { range: 'bytes=6-10' });
    expect([part.status, await part.text()]).toEqual([206, 'water']);
    expect((await send('cup.jpg', await cup())).status).toBe(303);
    const row = (await rows()).find(({ name }) => name === 'cup.jpg');
    const small = await browser().get(`/s/${row!.id}?format=300w`);
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(300);
    const crumb = { crumb: owner.cookies.get('crumb')! };
    await owner.postForm(`/config/files/${row!.id}/rename`, { ...crumb, name: 'red cup.jpg' });
    expect((await browser().get('/s/red%20cup.jpg')).status).toBe(200);
    await owner.postForm(`/config/files/${row!.id}/delete`, crumb);
    expect((await browser().get('/s/red%20cup.jpg')).status).toBe(404);
    expect(await fileStorage.find(row!.id)).toBeUndefined();
  });

  it('[SRV-127g] stores nothing of a file while the service is away, and says so', async () => {
    const { send, rows, browser } = await openFiles();
    const { port } = service.address;
    await service.server.close();
    const answer = await send('cup.jpg', await cup());
    service = await startService(port);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(
      'cup.jpg: There was a problem while uploading your file.',
    );
    expect(await rows()).toEqual([]);
    expect((await browser().get('/s/cup.jpg')).status).toBe(404);
  });

  it('[SRV-127h] removes objects that no row names once they are two hours old', async () => {
    const { send, rows, services, db, fileStorage, time } = await openFiles();
    await send('cup.jpg', await cup());
    const [row] = await rows();
    await db.delete(storedFiles);
    time.now = Date.now();
    await sweepFiles(services);
    expect(await fileStorage.find(row!.id)).toBeDefined();
    time.now = Date.now() + 3 * 3_600_000;
    await sweepFiles(services);
    expect(await fileStorage.find(row!.id)).toBeUndefined();
  });
});
