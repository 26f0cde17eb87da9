import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { replaceTable, resultsTable, summaryTable } from './harness/readmeTable';
import { readResults } from './harness/results';

// Writes the measured rows into RESULTS.md, and six of them into the root README. `--check` only compares.
const folder = path.dirname(fileURLToPath(import.meta.url));
const results = readResults(path.join(folder, 'results.json'));

/** One row for each thing that a reader compares first. */
const rowsOfReadme = [
  { id: 'page/script-bytes', what: 'scripts of a page of 60 blocks', peer: 'one hydrateRoot' },
  {
    id: 'page/script-time',
    what: 'their time, processor 4x slowed',
    peer: 'Astro, client:visible',
  },
  { id: 'gallery/lightbox-later-image', what: 'lightbox, click to picture', peer: 'PhotoSwipe' },
  { id: 'forms/validate-200-half-wrong', what: '200 fields validated', peer: 'react-hook-form' },
  { id: 'dialogs/size-all-four', what: 'dialog, accordion, tabs, tooltip', peer: 'Base UI' },
  { id: 'server/pages-per-second', what: 'pages of 60 blocks', peer: 'Astro SSR' },
];

const documents = [
  { name: 'bench/RESULTS.md', table: resultsTable(results) },
  { name: 'README.md', table: summaryTable(results, rowsOfReadme) },
];
const behind: string[] = [];
for (const { name, table } of documents) {
  const file = path.join(folder, '..', name);
  const before = readFileSync(file, 'utf8');
  const style = await resolveConfig(file);
  const after = await format(replaceTable(before, table), { ...style, parser: 'markdown' });
  if (after === before) continue;
  behind.push(name);
  if (!process.argv.includes('--check')) writeFileSync(file, after);
}
const names = behind.join(' and ');
if (behind.length === 0) {
  console.log('bench table: RESULTS.md and README.md show the results.');
} else if (process.argv.includes('--check')) {
  console.error(`${names}: other figures than bench/results.json.\n  Run \`pnpm bench:readme\`.`);
  process.exit(1);
} else {
  console.log(`bench table: written to ${names}.`);
}
