import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { closeBrowser, type Row } from './harness';
import { listSuites, loadSuite } from './harness/listSuites';
import { machineLine } from './harness/machine';
import { seededRandom } from './harness/random';
import { mergeResults, readResults, writeResults } from './harness/results';
import { table } from './harness/table';

const folder = path.dirname(fileURLToPath(import.meta.url));
const resultsFile = path.join(folder, 'results.json');
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, strict: { type: 'boolean' } },
});

const suites = listSuites(path.join(folder, 'suites'));
const unknown = positionals.filter((area) => !suites.has(area));
if (unknown.length > 0) {
  console.error(`No suite for ${unknown.join(', ')}. There are: ${[...suites.keys()].join(', ')}.`);
  process.exit(2);
}

const areas = positionals.length > 0 ? positionals : [...suites.keys()];
const machine = await machineLine(true);
console.log(`${machine}${flags.quick ? ', quick' : ''}\n`);

const rows: Row[] = [];
const failures: string[] = [];
for (const area of areas) {
  const before = performance.now();
  try {
    const suite = await loadSuite(area, suites.get(area)!);
    const measured = await suite.run({
      quick: flags.quick,
      scale: (full, quick) => (flags.quick ? quick : full),
      random: seededRandom,
      log: (message) => console.log(`  ${message}`),
    });
    checkRows(area, measured);
    rows.push(...measured);
    const seconds = ((performance.now() - before) / 1000).toFixed(1);
    console.log(`${area} (${seconds} s)\n${table(measured)}\n`);
    // Written after each suite: its rows are kept when a later suite crashes.
    const fresh = { machine, date: new Date().toISOString(), quick: flags.quick, rows: measured };
    writeResults(resultsFile, mergeResults(readResults(resultsFile), fresh));
  } catch (error) {
    failures.push(area);
    console.error(
      `${area} did not finish:\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
  }
}
await closeBrowser();

const missed = rows.filter((row) => row.holds === false);
const judged = rows.filter((row) => row.holds !== null).length;
console.log(`${rows.length} rows, ${judged - missed.length} of ${judged} targets hold.`);
for (const row of missed)
  console.log(`  ✗ ${row.id}: ${row.target}, measured ${row.ratio ?? row.value}`);
if (failures.length > 0) console.error(`Crashed: ${failures.join(', ')}.`);
process.exit(failures.length > 0 || (flags.strict && missed.length > 0) ? 1 : 0);

function checkRows(area: string, measured: Row[]): void {
  const ids = new Set<string>();
  for (const { id, area: rowArea } of measured) {
    if (rowArea !== area) throw new TypeError(`Row "${id}" does not belong to the area "${area}".`);
    if (ids.has(id)) throw new TypeError(`Row "${id}" exists twice.`);
    ids.add(id);
  }
}
