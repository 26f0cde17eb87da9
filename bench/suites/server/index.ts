import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median, processCpu, row, spread, type Row, type Suite } from '../../harness';
import { sameContent } from '../page/sameContent';
import type { Load } from './load';
import { startServers, type RunningServer } from './startServers';

const visitors = 200;
const run = promisify(execFile);
const benchFolder = fileURLToPath(new URL('../..', import.meta.url));
const loadFile = fileURLToPath(new URL('load.ts', import.meta.url));
/** The last blocks of the page: who answers them has rendered the whole of it. */
const marks = ['id="block-notes-title"', 'id="block-notes-form"', 'id="block-notes-work"'];

interface Slot extends Load {
  /** Milliseconds of the server's processor time for each page. */
  cpu: number;
}

/** The page of sixty blocks, rendered anew for each of 200 visitors who ask at once. */
export const suite: Suite = {
  area: 'server',
  async run(context) {
    const servers = await startServers(context);
    try {
      sameContent(
        await Promise.all(
          servers.map(async ({ name, address }) => ({
            name,
            html: await (await fetch(address)).text(),
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
      return rowsOf(slots);
    } finally {
      for (const { stop } of servers) await stop();
    }
  },
};

async function loadFor({ address, pid }: RunningServer, seconds: number): Promise<Slot> {
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
    ],
    // The path that this process was started with is relative to another folder.
    {
      cwd: benchFolder,
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(benchFolder, 'tsconfig.json') },
    },
  );
  const load = JSON.parse(stdout) as Load;
  if (load.pages === 0)
    throw new Error(`${address} answered nobody within ${seconds} s: this says nothing about it.`);
  return { ...load, cpu: (processCpu(pid) - before) / load.pages };
}

const ours = 'plinth';

function rowsOf(slots: Map<string, Slot[]>): Row[] {
  const names = [...slots.keys()].filter((name) => name !== ours);
  const compare = (
    id: string,
    what: string,
    unit: string,
    figure: (slot: Slot) => number,
    better: 'more' | 'less',
  ) => {
    const peers = Object.fromEntries(
      names.map((name) => [name, spread(slots.get(name)!.map(figure))]),
    );
    const best = names
      .filter((name) => !name.startsWith(ours))
      .sort((a, b) => peers[b]!.median - peers[a]!.median)
      .at(better === 'more' ? 0 : -1);
    const own = slots.get(ours)!.map(figure);
    return row({
      id: `server/${id}`,
      what,
      unit,
      value: spread(own),
      peers,
      ...(best && {
        ratio: median(own.map((value, round) => value / figure(slots.get(best)![round]!))),
        target: better === 'more' ? { atLeast: 1, of: best } : { atMost: 1, of: best },
      }),
    });
  };
  const errors = [...slots.values()].flat().reduce((sum, slot) => sum + slot.errors, 0);
  return [
    compare(
      'pages-per-second',
      '60-block pages each second, 200 visitors at once',
      'pages/s',
      ({ perSecond }) => perSecond,
      'more',
    ),
    compare(
      'p99',
      'Slowest of a hundred answers, 200 visitors at once',
      'ms',
      ({ p99 }) => p99,
      'less',
    ),
    compare(
      'cpu',
      'Processor time of the server for one 60-block page',
      'ms CPU',
      ({ cpu }) => cpu,
      'less',
    ),
    row({
      id: 'server/errors',
      what: 'Answers that failed or were incomplete, of all servers',
      unit: 'answers',
      value: errors,
      target: { atMost: 0 },
    }),
  ];
}
