import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/@plinth');
// Its types come from a parser that a project installs only for its own check of its messages.
const needsMore = new Set(['@plinth/site-model/check-messages']);

/** A row with a star matches each file of its pattern. */
function namesOf(entry, file) {
  if (!entry.includes('*')) return [entry];
  const [start, end] = path.basename(file).split('*');
  return readdirSync(path.dirname(file))
    .filter((found) => found.startsWith(start) && found.endsWith(end))
    .map((found) => found.slice(start.length, -end.length))
    .filter((part) => part !== '')
    .map((part) => entry.replace('*', part));
}

const entries = readdirSync(folder).flatMap((name) => {
  const manifest = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
  return Object.entries(manifest.exports)
    .filter(([entry]) => !/\.(css|json)$/.test(entry))
    .flatMap(([entry, { default: file }]) => namesOf(entry, path.join(folder, name, file)))
    .map((entry) => path.posix.join(manifest.name, entry));
});
const lines = entries
  .filter((entry) => !needsMore.has(entry))
  .map((entry, index) => `import * as entry${index} from '${entry}';\nvoid entry${index};`);
writeFileSync('entries.ts', `${lines.join('\n')}\n`);
console.log(
  `entries.ts imports ${lines.length} entries; TypeScript reads it by node16, then by bundler.`,
);
