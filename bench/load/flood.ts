import { readFileSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { machineLine } from '../harness/machine';
import { createSender, type Sender } from './sender';
import { startServer, type LoadServer } from './startServer';

/**
 * `pnpm --filter @plinth/bench flood [--seconds 20]`: attacks that use up disk, threads and memory, on the built server
 * with the embedded database, and an honest visitor beside each. Figures are ratios: to the same server in peace.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const seconds = Number(values.seconds);
const out = (line: string) => process.stdout.write(`${line}\n`);

const attacker = { 'x-forwarded-for': '203.0.113.7' };
const large = 'flood '.repeat(600);
const text = (times: number) => Array.from({ length: times }, (_, at) => `${at} ${large}`);

/** Ten kinds of report, each about as large as a call may be. */
function reports(call: number): { path: string; body: string; type: string }[] {
  const json = (address: string, body: unknown) => ({
    path: address,
    body: JSON.stringify(body),
    type: 'application/json',
  });
  const form = (address: string, body: Record<string, string>) => ({
    path: address,
    body: new URLSearchParams(body).toString(),
    type: 'application/x-www-form-urlencoded',
  });
  const entries = text(50).map((message, at) => ({
    message,
    stack: `at f${call}${at} (a.js:1:1)`,
  }));
  const pages = text(50).map((data) => ({ pageUrl: '/', type: 'kiln', data }));
  return [
    form('/api/census/RecordHit', {
      event: 'View',
      data: JSON.stringify({ id: `${call}`, title: large }),
    }),
    form('/api/census/button-click', { buttonId: large }),
    form('/api/census/button-render', { buttonId: large }),
    form('/api/census/form-render', { formId: large }),
    json('/api/census/overlay', { overlayId: large, action: 'render' }),
    form(`/api/census/RecordQuickView/${call}`, { data: large }),
    json('/api/events/RecordJavascriptErrors', { entries }),
    json('/api/events/Trace', { entries: pages }),
    form('/api/events/RecordEvent', { event: large, data: JSON.stringify(text(30)) }),
    json('/api/1/performance/records', { pageLoadId: `${call}`, records: text(50) }),
  ];
}

const folderSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + sizeOf(path.join(parentPath, name)), 0);

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    // Gone meanwhile.
    return 0;
  }
}

/** Bytes of memory that the process holds. */
const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const middle = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;

/** Page after page by one visitor who waits a moment in between, until told to stop. */
function visit(sender: Sender) {
  const times: number[] = [];
  let failed = 0;
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const start = performance.now();
      const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.1' };
      const { status } = await sender.send({ path: '/contact', headers });
      if (status === 200) times.push(performance.now() - start);
      else failed += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return async () => {
    isOver = true;
    await done;
    return { middle: middle(times), slowest: times.at(-1) ?? NaN, pages: times.length, failed };
  };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The honest visitor's pages during an attack, beside those in peace. */
async function beside(name: string, sender: Sender, calm: number, attack: () => Promise<string>) {
  const stop = visit(sender);
  const what = await attack();
  const { middle: busy, slowest, pages, failed } = await stop();
  out(
    `${name}: ${what}; honest pages ${pages}, ${failed} failed, middle ${(busy / calm).toFixed(1)} times, slowest ${slowest.toFixed(0)} ms`,
  );
}

interface Visitor {
  crumb: string;
  headers: Record<string, string>;
}

/** A browser that has seen a page: what it sends is checked, and not refused for want of a crumb. */
async function openVisitor(sender: Sender, origin: string): Promise<Visitor> {
  const { cookies } = await sender.send({ path: '/contact' });
  const crumb = /crumb=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? '';
  return { crumb, headers: { cookie: `crumb=${crumb}`, origin, 'x-csrf-token': crumb } };
}

/** Sends without a pause for the given time. @returns how often each status came */
async function flood(sender: Sender, visitor: Visitor): Promise<string> {
  const statuses = new Map<number, number>();
  let bytes = 0;
  let call = 0;
  const end = performance.now() + seconds * 1000;
  const send = async () => {
    while (performance.now() < end) {
      for (const { path: address, body, type } of reports((call += 1))) {
        bytes += body.length;
        const headers = { ...visitor.headers, ...attacker, 'content-type': type };
        const asked = `${address}?crumb=${visitor.crumb}`;
        const { status } = await sender.send({ method: 'POST', path: asked, body, headers });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, send));
  return `sent ${megabytes(bytes)}, ${JSON.stringify(Object.fromEntries(statuses))}`;
}

async function signInStorm(sender: Sender, { crumb, headers: own }: Visitor): Promise<string> {
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: 300 }, async (_, at) => {
      const body = new URLSearchParams({
        crumb,
        email: `a${at}@x.test`,
        password: 'wrong',
      }).toString();
      const headers = {
        ...own,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `10.${at}.0.1`,
      };
      const { status } = await sender.send({
        method: 'POST',
        path: '/config/login',
        body,
        headers,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
  );
  return `300 wrong sign-ins at once, ${JSON.stringify(Object.fromEntries(statuses))}`;
}

/** Requests in one go over connections whose answers nobody reads. */
async function unread({ origin, pid }: LoadServer): Promise<string> {
  const before = residentBytes(pid);
  const asked = 'GET /work HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000);
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    socket.write(asked);
    return socket;
  });
  let most = before;
  for (let step = 0; step < 20; step += 1) {
    await wait(250);
    most = Math.max(most, residentBytes(pid));
  }
  for (const socket of sockets) socket.destroy();
  return `40 × 1,000 requests that nobody reads, memory ${(most / before).toFixed(2)} times (${megabytes(before)} to ${megabytes(most)})`;
}

const server = await startServer('embedded');
if (!server) throw new Error('The embedded database did not start.');
const sender = createSender(server.origin, 400);
try {
  out(await machineLine(false));
  await wait(2000);
  const stop = visit(sender);
  await wait(4000);
  const { middle: calm } = await stop();
  out(`in peace: middle ${calm.toFixed(1)} ms`);
  const visitor = await openVisitor(sender, server.origin);
  const before = folderSize(server.dataFolder);
  await beside('flood of reports', sender, calm, () => flood(sender, visitor));
  await wait(2000);
  out(`  the data folder grew by ${megabytes(folderSize(server.dataFolder) - before)}`);
  await beside('sign-in storm', sender, calm, () => signInStorm(sender, visitor));
  await beside('unread answers', sender, calm, () => unread(server));
} finally {
  sender.close();
  await server.remove();
}
