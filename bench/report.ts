import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportPage } from './harness/reportPage';
import { readResults } from './harness/results';

// Writes the results as a page with plots. It is made from results.json in a second, so it is not kept in the repository.
const folder = path.dirname(fileURLToPath(import.meta.url));
const results = readResults(path.join(folder, 'results.json'));
if (results.rows.length === 0) {
  console.error('Nothing is measured yet.\n  Run `pnpm bench`.');
  process.exit(1);
}
const file = path.join(folder, 'report/index.html');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, reportPage(results));
console.log(`bench report: ${path.relative(process.cwd(), file)}, ${results.rows.length} rows.`);
