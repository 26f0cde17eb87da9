/* global test, expect */

const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, 'node_modules/@plinth');
// It reads messages with a parser that a project installs only for its own check of them.
const needsMore = new Set(['@plinth/site-model/check-messages']);
const entries = readdirSync(folder)
  .flatMap((name) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
    return Object.keys(manifest.exports)
      .filter((entry) => !/\.(css|json)$/.test(entry))
      .map((entry) => path.posix.join(manifest.name, entry));
  })
  .filter((entry) => !needsMore.has(entry));

test.each(entries)('requires %s', (entry) => {
  expect(Object.keys(require(entry))).not.toEqual([]);
});
