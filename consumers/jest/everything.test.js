/* global test, expect */

const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, 'node_modules/@plinth');
// It reads messages with a parser that a project installs only for its own check of them.
const needsMore = new Set(['@plinth/site-model/check-messages']);
// They render on a server, which jsdom is not: the project `node` imports them.
const forServers = new Set(['@plinth/site-renderer', '@plinth/site-blocks/rendering']);
const entries = readdirSync(folder)
  .flatMap((name) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
    return Object.entries(manifest.exports)
      .filter(([entry]) => !/\.(css|json)$/.test(entry))
      .flatMap(([entry, { default: file }]) => namesOf(entry, path.join(folder, name, file)))
      .map((entry) => path.posix.join(manifest.name, entry));
  })
  .filter((entry) => !needsMore.has(entry) && !forServers.has(entry));

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

test.each(entries)('requires %s', (entry) => {
  expect(Object.keys(require(entry))).not.toEqual([]);
});
