import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { machineLine } from '../../harness/machine';
import { startServer, type LoadServer } from '../startServer';
import {
  dripBodies,
  dripHeads,
  floodReports,
  floodSignIns,
  requestWithoutReading,
  type AttackParts,
} from './attacks';
import { measureAttack, type Measured } from './measureAttack';

/**
 * `pnpm --filter @plinth/bench flood [--seconds 20] [--beside dist-before/main.js] [--save]`: attacks that use up disk,
 * threads, connections and memory, on the built server with the embedded database, and an honest visitor beside each,
 * in a process of its own. `--beside` names the start of another build in the server's folder: both are attacked
 * alternately.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    beside: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
});
const out = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** No attack: only the visits. */
async function stayCalm({ lasts }: AttackParts) {
  await new Promise((resolve) => setTimeout(resolve, lasts));
  return { statuses: {}, sent: 0 };
}

/** Attacks by the way in which the attacker reaches the server; each list begins without an attack. */
const attacks = {
  // Each request can be another visitor's.
  'through a proxy': [
    ['none', stayCalm],
    ['reports of one address, 20 at a time', floodReports(20)],
    ['reports of one address, 400 at a time', floodReports(400)],
    ['300 sign-ins at once', floodSignIns],
    ['requests that nobody reads', requestWithoutReading],
  ],
  directly: [
    ['none', stayCalm],
    ['reports of one address, 20 at a time', floodReports(20)],
    ['reports of one address, 400 at a time', floodReports(400)],
    ['500 heads, byte by byte', dripHeads],
    ['500 bodies, byte by byte', dripBodies],
  ],
} as const;

interface Build {
  name: string;
  server: LoadServer;
  /** The honest visitor's page without an attack, ms. */
  calm: number;
}

const machine = await machineLine(false);
const lasts = Number(values.seconds) * 1000;
const results: (Measured & { build: string; way: string })[] = [];
out(machine);
out(
  '| attack | build | answers | sent | stored | memory | server, ms | ms an answer | pages | failed | p50 ms | times | slowest ms |',
);
out('| --- | --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
for (const [way, list] of Object.entries(attacks)) {
  const builds: Build[] = [];
  try {
    for (const entry of [...(values.beside ? [values.beside] : []), 'dist/main.js']) {
      const server = await startServer('embedded', { entry, trustProxy: way !== 'directly' });
      if (!server) throw new Error('The embedded database did not start.');
      builds.push({ name: entry.split('/')[0]!, server, calm: NaN });
      // The first pages compile the code that later pages run.
      await measureAttack('warm-up', stayCalm, { server, lasts: 3000 });
    }
    for (const [name, attack] of list)
      for (const build of builds) {
        const cell = await measureAttack(name, attack, { server: build.server, lasts });
        results.push({ ...cell, build: build.name, way });
        if (name === 'none') build.calm = cell.pages.p50;
        out(`| ${[`${name}, ${way}`, build.name, ...figuresOf(cell, build)].join(' | ')} |`);
      }
  } finally {
    for (const { server } of builds) await server.remove();
  }
}

function figuresOf(
  { statuses, sent, cpu, stored, memory, pages }: Measured,
  { calm }: Build,
): (string | number)[] {
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return [
    Object.entries(statuses)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
    megabytes(sent),
    megabytes(stored),
    `${megabytes(memory.before)} to ${megabytes(memory.max)}`,
    cpu,
    answered > 0 ? (cpu / answered).toFixed(3) : '',
    pages.count,
    pages.failed,
    pages.p50.toFixed(1),
    (pages.p50 / calm).toFixed(2),
    pages.slowest.toFixed(0),
  ];
}

if (values.save) {
  const file = fileURLToPath(new URL('../floodResults.json', import.meta.url));
  const result = { date: new Date().toISOString().slice(0, 10), machine, measured: results };
  writeFileSync(file, await format(JSON.stringify(result), { parser: 'json' }));
}
process.exitCode = results.every(({ pages }) => pages.failed === 0) ? 0 : 1;
