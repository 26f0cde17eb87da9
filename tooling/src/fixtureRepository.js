import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A small repository in a temporary folder, removed after the test. For tests of the checks only.
 * @param {Record<string, string | object>} files content by path; an object is written as JSON
 * @returns {string} its root
 */
export function fixtureRepository(files) {
  const root = mkdtempSync(path.join(tmpdir(), 'plinth-fixture-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return root;
}

/**
 * The package.json of a package with sources as entries.
 * @param {string} name
 * @param {Record<string, string>} [entries] source by entry
 * @param {object} [more]
 */
export const manifest = (name, entries = { '.': './src/index.ts' }, more = {}) => ({
  name: `@plinth/${name}`,
  version: '0.1.0',
  type: 'module',
  exports: Object.fromEntries(
    Object.entries(entries).map(([entry, source]) => [
      entry,
      {
        '@plinth/source': source,
        types: source.replace('/src/', '/dist/').replace(/\.tsx?$/, '.d.ts'),
        default: source.replace('/src/', '/dist/').replace(/\.tsx?$/, '.js'),
      },
    ]),
  ),
  ...more,
});
