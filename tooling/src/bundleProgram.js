import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { readJson } from './workspace.js';

/**
 * Bundles a program of a workspace from its sources, so that a test that starts it many times compiles it once. The
 * workspace's own dependencies stay imports; workspace packages are bundled.
 * @type {typeof import('./bundleProgram.js').bundleProgram}
 */
export async function bundleProgram(folder, entry) {
  const { dependencies = {} } = readJson(path.join(folder, 'package.json'));
  const result = await build({
    entryPoints: [path.join(folder, entry)],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['@plinth/source'],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@plinth/')),
    // Packages in CommonJS load Node's own modules by `require`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.contents ?? new Uint8Array();
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const file = path.join(folder, '.cache/programs', `${path.parse(entry).name}-${hash}.js`);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  // Two workers may write it at the same time: each finds a whole file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, file);
  return file;
}
