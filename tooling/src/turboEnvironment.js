import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from './workspace.js';

/**
 * turbo and `pnpm pack` look for a `pnpm` on the PATH. `npx pnpm` and `pnpm run` add one; if a script is started by
 * Node directly, a small script is written that calls npx.
 * @returns {NodeJS.ProcessEnv}
 */
export function turboEnvironment() {
  const searched = (process.env['PATH'] ?? '').split(path.delimiter);
  const folders = [path.join(repositoryRoot, 'node_modules/.bin'), ...searched];
  const isThere = searched.some((folder) =>
    ['pnpm', 'pnpm.cmd', 'pnpm.exe'].some((name) => existsSync(path.join(folder, name))),
  );
  if (!isThere) folders.push(path.dirname(process.execPath), pnpmThroughNpx());
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

function pnpmThroughNpx() {
  const folder = path.join(repositoryRoot, 'node_modules/.cache/pnpm-through-npx');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'pnpm'), '#!/bin/sh\nexec npx --yes pnpm@12 "$@"\n');
  chmodSync(path.join(folder, 'pnpm'), 0o755);
  writeFileSync(path.join(folder, 'pnpm.cmd'), '@npx --yes pnpm@12 %*\r\n');
  return folder;
}

/** The file to start turbo with: `node <file> run …`. */
export function turboFile() {
  const require = createRequire(path.join(repositoryRoot, 'package.json'));
  return require.resolve('turbo/bin/turbo');
}
