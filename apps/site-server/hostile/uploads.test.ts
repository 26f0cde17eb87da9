import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { websiteRole } from '@plinth/site-model';
import { limits } from '@plinth/tooling/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedFiles } from '../src/database/schema/index';
import type { OpenDatabase } from '../src/database/openDatabase';
import { listen, type ListeningServer } from '../src/http/listen';
import { createFolderStorage } from '../src/uploads/folderStorage';
import { createTestApp } from '../testing/createTestApp';
import { emptyDatabase } from '../testing/databases';

const folder = mkdtempSync(path.join(tmpdir(), 'plinth-uploads-'));
/** Milliseconds that a request has on the hasty server when it is no upload. */
const deadline = limits.condition / 50;
let database: OpenDatabase;
let server: ListeningServer;
/** It ends requests early, so that a test of its deadline does not wait for the usual deadline. */
let hastyServer: ListeningServer;
let cookie: string;
let crumb: string;

beforeAll(async () => {
  database = await emptyDatabase();
  const { app, addAccount, browser } = await createTestApp(database, {
    fileStorage: createFolderStorage(folder),
  });
  await addAccount('ida@example.test', 'clay', [websiteRole.admin]);
  const owner = browser();
  await owner.get('/');
  await owner.call('memberLogin', { email: 'ida@example.test', password: 'clay' });
  cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
  crumb = owner.cookies.get('crumb')!;
  server = await listen(app, { port: 0, host: '127.0.0.1' });
  hastyServer = await listen(app, { port: 0, host: '127.0.0.1', requestTimeout: deadline });
});
afterAll(async () => {
  await Promise.all([server.close(0), hastyServer.close(0)]);
  rmSync(folder, { recursive: true, force: true });
});

interface SlowUpload {
  to: ListeningServer;
  cookies: string;
  /** Whether the body ends; otherwise the connection is cut. */
  ends: boolean;
  /** Milliseconds between the parts of the file. */
  pause: number;
}

/** Uploads a file of ten parts over a bare socket. @returns the answer's status, 0 where there was none */
function upload(name: string, { to, cookies, ends, pause }: SlowUpload): Promise<number> {
  const head = `--edge\r\nContent-Disposition: form-data; name="crumb"\r\n\r\n${crumb}\r\n--edge\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
  const part = 'clay '.repeat(1000);
  const tail = '\r\n--edge--\r\n';
  const length = head.length + 10 * part.length + tail.length;
  return new Promise((resolve) => {
    const socket = connect(to.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0));
    });
    socket.write(
      `POST /config/files HTTP/1.1\r\nHost: studio.test\r\nOrigin: http://studio.test\r\nCookie: ${cookies}\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: ${length}\r\n\r\n${head}`,
    );
    let parts = 0;
    const drip = setInterval(() => {
      parts += 1;
      if (parts <= 10) socket.write(part);
      else if (ends) socket.write(tail);
      else socket.destroy();
      if (parts > 10) clearInterval(drip);
    }, pause);
  });
}

describe('uploads over real HTTP', () => {
  it('[SRV-51i] last longer than other requests, for accounts that may upload alone', async () => {
    const slow = { to: hastyServer, ends: true, pause: deadline / 5 };
    const [ours, strangers] = await Promise.all([
      upload('slow.txt', { ...slow, cookies: cookie }),
      upload('strange.txt', { ...slow, cookies: 'a=b' }),
    ]);
    // A stranger is refused at once, and the rest of the body is cut at the usual deadline.
    expect([ours, strangers]).toEqual([303, 401]);
    const rows = await database.db.select().from(storedFiles);
    expect(rows.map(({ name, size }) => [name, size])).toEqual([['slow.txt', 50_000]]);
  });

  it('[SRV-51f] cut connections leave nothing, not even while they were written', async () => {
    await database.db.delete(storedFiles);
    const cut = Array.from({ length: 60 }, (_, at) =>
      upload(`cut-${at}.txt`, {
        to: server,
        cookies: cookie,
        ends: at % 3 === 0,
        pause: 1 + (at % 7),
      }),
    );
    const answers = await Promise.all(cut);
    expect(answers.filter((_, at) => at % 3 === 0)).toEqual(Array(20).fill(303));
    // The last answer of a closed connection is sent when its file is removed: a further upload waits for nothing else.
    await expect.poll(() => readdirSync(path.join(folder, 'incoming'))).toEqual([]);
    const rows = await database.db.select().from(storedFiles);
    expect(rows.map(({ size }) => size)).toEqual(Array(20).fill(50_000));
  });
});
