import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram.js';
import { turboEnvironment } from './turboEnvironment.js';
import { readJson } from './workspace.js';

/**
 * @typedef {import('./workspace.js').Workspace} Workspace
 * @typedef {import('./workspace.js').Manifest} Manifest
 *
 * @typedef {object} PackedWorkspace
 * @property {Workspace} workspace
 * @property {string} tarball absolute path
 * @property {string[]} files of the tarball, such as `package/README.md`
 * @property {string} folder where the tarball was unpacked
 * @property {Manifest & { version: string }} manifest as it is published
 */

/**
 * Packs a package as it would be published, and unpacks it.
 * @param {Workspace} workspace
 * @param {string} folder where tarballs may be written
 * @param {string} [target] where it is unpacked; by default beside its tarball
 * @returns {Promise<PackedWorkspace>}
 * @throws when it cannot be packed
 */
export async function packWorkspace(workspace, folder, target) {
  const place = mkdtempSync(path.join(folder, `${workspace.name}-`));
  const unpacked = target ?? path.join(place, 'package');
  const packing = await runProgram('pnpm', ['pack', '--pack-destination', place], {
    cwd: workspace.folder,
    env: turboEnvironment(),
  });
  const file = readdirSync(place).find((name) => name.endsWith('.tgz'));
  if (packing.code !== 0 || !file)
    throw new Error(`${workspace.relative} cannot be packed:\n${packing.output}`);
  const tarball = path.join(place, file);
  mkdirSync(unpacked, { recursive: true });
  await runProgram('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']);
  const { output } = await runProgram('tar', ['-tzf', tarball]);
  return {
    workspace,
    tarball,
    folder: unpacked,
    files: output.split('\n').filter(Boolean),
    manifest: readJson(path.join(unpacked, 'package.json')),
  };
}
