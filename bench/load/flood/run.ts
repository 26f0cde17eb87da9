import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { machineLine } from '../../harness/machine';
import { createSender } from '../sender';
import { startServer } from '../startServer';
import { requestWithoutReading, floodReports, floodSignIns, type AttackParts } from './attacks';
import { measureAttack, type Measured } from './measureAttack';

/**
 * `pnpm --filter @plinth/bench flood [--seconds 20] [--save]`: attacks that use up disk, threads and memory, on the built
 * server with the embedded database, and an honest visitor beside each, in a process of its own.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    save: { type: 'boolean', default: false },
  },
});
const out = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Nothing happens but the visits. */
async function stayCalm({ lasts }: AttackParts) {
  await new Promise((resolve) => setTimeout(resolve, lasts));
  return { statuses: {}, sent: 0 };
}

const machine = await machineLine(false);
const server = await startServer('embedded');
if (!server) throw new Error('The embedded database did not start.');
const sender = createSender(server.origin, 400);
const lasts = Number(values.seconds) * 1000;
const measured: Measured[] = [];
try {
  // The first pages compile what the later ones run.
  await measureAttack('warm-up', stayCalm, { sender, server, lasts: 3000 });
  out(machine);
  out(
    '| attack | answers | sent | stored | memory | pages | failed | p50 ms | times | slowest ms |',
  );
  out('| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |');
  for (const [name, attack] of [
    ['none', stayCalm],
    ['reports of one address', floodReports],
    ['300 sign-ins at once', floodSignIns],
    ['requests that nobody reads', requestWithoutReading],
  ] as const) {
    const cell = await measureAttack(name, attack, { sender, server, lasts });
    measured.push(cell);
    const { statuses, sent, stored, memory, pages } = cell;
    const answers = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
    const figures = [
      answers.join(', '),
      megabytes(sent),
      megabytes(stored),
      `${megabytes(memory.before)} to ${megabytes(memory.max)}`,
      pages.count,
      pages.failed,
      pages.p50.toFixed(1),
      (pages.p50 / measured[0]!.pages.p50).toFixed(1),
      pages.slowest.toFixed(0),
    ];
    out(`| ${[name, ...figures].join(' | ')} |`);
  }
} finally {
  sender.close();
  await server.remove();
}

if (values.save) {
  const file = fileURLToPath(new URL('../floodResults.json', import.meta.url));
  const result = { date: new Date().toISOString().slice(0, 10), machine, measured };
  writeFileSync(file, await format(JSON.stringify(result), { parser: 'json' }));
}
process.exitCode = measured.every(({ pages }) => pages.failed === 0) ? 0 : 1;
