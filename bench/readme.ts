import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readmeTable, replaceTable } from './harness/readmeTable';
import { readResults } from './harness/results';

// Writes the table of the root README from the results; `--check` only says whether it is behind.
const folder = path.dirname(fileURLToPath(import.meta.url));
const file = path.join(folder, '../README.md');
const before = readFileSync(file, 'utf8');
const table = readmeTable(readResults(path.join(folder, 'results.json')));
const style = await resolveConfig(file);
const after = await format(replaceTable(before, table), { ...style, parser: 'markdown' });
if (after === before) {
  console.log('bench table: README.md shows the results.');
} else if (process.argv.includes('--check')) {
  console.error(
    'README.md shows other figures than bench/results.json.\n  Run `pnpm bench:readme`.',
  );
  process.exit(1);
} else {
  writeFileSync(file, after);
  console.log('bench table: written to README.md.');
}
