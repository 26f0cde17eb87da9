import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expandExports } from './workspace.js';

it('a row of exports with a star covers each of its source files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-exports-'));
  mkdirSync(path.join(folder, 'src'));
  for (const file of ['messages.ts', 'messages.test.ts', 'messages.de.ts', 'messages.pt.ts'])
    writeFileSync(path.join(folder, 'src', file), '');
  const row = (tag: string) => ({
    '@plinth/source': `./src/messages.${tag}.ts`,
    types: `./dist/messages.${tag}.d.ts`,
    default: `./dist/messages.${tag}.js`,
  });
  const exports = { './messages/*': row('*'), './package.json': './package.json' };
  expect(expandExports(folder, exports)).toEqual({
    './messages/de': row('de'),
    './messages/pt': row('pt'),
    './package.json': './package.json',
  });
  rmSync(folder, { recursive: true });
});
