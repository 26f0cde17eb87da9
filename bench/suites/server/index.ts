import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, processCpu, row, spread, type Row, type Suite } from '../../harness';
import { sameContent } from '../page/sameContent';
import type { Load } from './load';
import { startServers, type RunningServer } from './startServers';

const visitors = 200;
const maxTries = 5;
const run = promisify(execFile);
const benchFolder = fileURLToPath(new URL('../..', import.meta.url));
const loadFile = fileURLToPath(new URL('load.ts', import.meta.url));
/** The last blocks of the page: an answer that contains them is completely rendered. */
const marks = ['id="block-notes-title"', 'id="block-notes-form"', 'id="block-notes-work"'];

interface Slot extends Load {
  /** Milliseconds of the server's processor time for each page. */
  cpu: number;
}

/** The page of sixty blocks, for 200 simultaneous visitors and for a single one. */
export const suite: Suite = {
  area: 'server',
  async run(context) {
    const servers = await startServers(context);
    try {
      sameContent(
        await Promise.all(
          servers.map(async ({ name, address, headers }) => ({
            name,
            html: await (await fetch(address, { headers })).text(),
          })),
        ),
      );
      const slots = new Map(servers.map(({ name }) => [name, [] as Slot[]]));
      for (const server of servers) await loadFor(server, context.scale(6, 4));
      const rounds = context.scale(3, 1);
      for (let round = 0; round < rounds; round += 1) {
        for (let index = 0; index < servers.length; index += 1) {
          const server = servers[(index + round) % servers.length]!;
          slots.get(server.name)!.push(await loadFor(server, context.scale(5, 4)));
        }
        context.log(`server: round ${round + 1} of ${rounds}`);
      }
      return rowsOf(slots, await firstByte(servers[0]!, 50));
    } finally {
      for (const { stop } of servers) await stop();
    }
  },
};

/** On a busy machine a slot may pass without an answer: the next slot counts instead. */
async function loadFor(server: RunningServer, seconds: number): Promise<Slot> {
  for (let tries = 1; ; tries += 1) {
    const slot = await loadOnce(server, seconds);
    if (slot.pages > 0) return slot;
    if (tries === maxTries)
      throw new Error(
        `${server.name} at ${server.address} gave no answer within ${maxTries} times ${seconds} s: this is no measurement.`,
      );
  }
}

async function loadOnce({ address, headers, pid }: RunningServer, seconds: number): Promise<Slot> {
  const before = processCpu(pid);
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      'tsx',
      loadFile,
      address,
      String(visitors),
      String(seconds),
      JSON.stringify(marks),
      JSON.stringify(headers),
    ],
    // The path that this process was started with is relative to another folder.
    {
      cwd: benchFolder,
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(benchFolder, 'tsconfig.json') },
    },
  );
  const load = JSON.parse(stdout) as Load;
  return { ...load, cpu: (processCpu(pid) - before) / load.pages };
}

/** Milliseconds until the first byte of an answer, of a server at rest. */
async function firstByte({ address, headers }: RunningServer, times: number): Promise<number[]> {
  const waits: number[] = [];
  for (let visit = 0; visit < times; visit += 1) {
    const start = performance.now();
    const { body } = await fetch(address, { headers });
    await body!.getReader().read();
    waits.push(performance.now() - start);
  }
  return waits;
}

const ours = 'plinth';
const withCookie = 'plinth, a visitor with a cookie';
const floor = 'finished bytes';
const peer = 'Astro SSR';

type Bound = { atLeast: number } | { atMost: number };

interface Comparison {
  what: string;
  unit: string;
  figure: (slot: Slot) => number;
  /** @default ours */
  name?: string;
  /** @default the peer */
  beside?: string;
  bound?: Bound;
}

function rowsOf(slots: Map<string, Slot[]>, waits: readonly number[]): Row[] {
  const figures = (name: string, figure: (slot: Slot) => number) =>
    (slots.get(name) ?? []).map(figure);
  const compare = (
    id: string,
    { what, unit, figure, name = ours, beside = peer, bound }: Comparison,
  ) => {
    const own = figures(name, figure);
    const other = figures(beside, figure);
    const others = [...slots.keys()].filter((one) => one !== name);
    return row({
      id: `server/${id}`,
      what,
      unit,
      value: spread(own),
      peers: Object.fromEntries(others.map((one) => [one, spread(figures(one, figure))])),
      ...(other.length > 0 && {
        ratio: median(own.map((value, round) => value / other[round]!)),
        ...(bound && { target: { ...bound, of: beside } }),
      }),
    });
  };
  const perSecond = ({ perSecond: pages }: Slot) => pages;
  const p99 = ({ p99: wait }: Slot) => wait;
  const cpu = ({ cpu: time }: Slot) => time;
  const errors = [...slots.values()].flat().reduce((sum, slot) => sum + slot.errors, 0);
  const at200 = '200 visitors at once';
  return [
    compare('pages-per-second', {
      what: `60-block pages each second, ${at200}`,
      unit: 'pages/s',
      figure: perSecond,
      bound: { atLeast: 5 },
    }),
    compare('pages-beside-floor', {
      what: 'The same beside sending finished bytes',
      unit: 'pages/s',
      figure: perSecond,
      beside: floor,
    }),
    compare('p99', {
      what: `Slowest of a hundred answers, ${at200}`,
      unit: 'ms',
      figure: p99,
      bound: { atMost: 0.3333 },
    }),
    compare('cpu', {
      what: 'Processor time of the server for one 60-block page',
      unit: 'ms CPU',
      figure: cpu,
      bound: { atMost: 0.2 },
    }),
    compare('pages-with-cookie', {
      what: `60-block pages each second for visitors with a cookie, ${at200}`,
      unit: 'pages/s',
      figure: perSecond,
      name: withCookie,
      bound: { atLeast: 1 },
    }),
    compare('p99-with-cookie', {
      what: 'The slowest of a hundred of these',
      unit: 'ms',
      figure: p99,
      name: withCookie,
      bound: { atMost: 1 },
    }),
    row({
      id: 'server/first-byte',
      what: 'First byte of the page, from a server at rest',
      unit: 'ms',
      value: spread(waits),
      target: { atMost: 5 },
    }),
    row({
      id: 'server/errors',
      what: 'Answers that failed or were incomplete, of all servers',
      unit: 'answers',
      value: errors,
      target: { atMost: 0 },
    }),
  ];
}
