import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram } from './runProgram.js';
import { turboEnvironment } from './turboEnvironment.js';
import { listWorkspaces, repositoryRoot } from './workspace.js';

/** Every package that a team can install. */
export const publishedPackages = (root = repositoryRoot) =>
  listWorkspaces(['packages'], root).filter((workspace) => !workspace.manifest.private);

/**
 * Publishes every package whose version the registry does not have.
 * @param {{ registry: string, settings?: string, flags?: string[] }} options `settings` are lines of an `.npmrc`;
 * without them the user's own settings apply
 * @throws with the client's output, when a package is refused
 */
export async function publishPackages({ registry, settings, flags = [] }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-publish-'));
  try {
    const env = turboEnvironment();
    if (settings !== undefined) {
      env['NPM_CONFIG_USERCONFIG'] = path.join(folder, '.npmrc');
      writeFileSync(env['NPM_CONFIG_USERCONFIG'], settings);
    }
    const names = publishedPackages().flatMap(({ manifest }) => ['--filter', manifest.name]);
    const args = [...names, '--recursive', 'publish', '--registry', registry, '--embed-readme'];
    const { code, output } = await runProgram('pnpm', [...args, '--no-git-checks', ...flags], {
      cwd: repositoryRoot,
      env,
    });
    if (code !== 0) throw new Error(`The packages were not published:\n${output.trim()}`);
    return output;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
