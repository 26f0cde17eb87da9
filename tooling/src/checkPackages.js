import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packWorkspace } from './packWorkspace.js';
import { reportProblems } from './reportProblems.js';
import { runProgram } from './runProgram.js';
import { runsDirectly } from './runsDirectly.js';
import { listWorkspaces, readJson, repositoryRoot } from './workspace.js';

/** @typedef {import('./workspace.js').Workspace} Workspace */

/**
 * Packs a package as it would be published, and checks the tarball with publint and attw.
 * @param {Workspace} workspace
 * @returns {Promise<string[]>} problems
 */
export async function checkPackage(workspace) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-pack-'));
  try {
    const packed = await packWorkspace(workspace, folder).catch(
      (/** @type {Error} */ error) => error,
    );
    if (packed instanceof Error) return [packed.message];
    const { tarball } = packed;
    return [
      ...contentProblems(packed),
      ...(await requireProblems(workspace)),
      ...(await toolProblems(workspace, 'publint', [tarball, '--strict'])),
      ...(await toolProblems(workspace, 'attw', attwArguments(workspace, tarball))),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** CSS has no types, so attw has to leave it out. @param {Workspace} workspace @param {string} tarball */
function attwArguments(workspace, tarball) {
  const styles = Object.keys(workspace.manifest.exports ?? {}).filter((entry) =>
    entry.endsWith('.css'),
  );
  return [
    tarball,
    ...['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'],
    ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
  ];
}

/**
 * Without colour, also where `CI` or `FORCE_COLOR` is set: the output becomes a report, and colour codes would split a
 * sentence that a reader searches for.
 * @param {Workspace} workspace @param {'publint' | 'attw'} tool @param {string[]} args
 */
async function toolProblems(workspace, tool, args) {
  const { code, output } = await runProgram(process.execPath, [toolFile(tool), ...args], {
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  return code === 0 ? [] : [`${workspace.relative}, ${tool}:\n${output.trim()}`];
}

/** @param {'publint' | 'attw'} tool */
function toolFile(tool) {
  const name = tool === 'attw' ? '@arethetypeswrong/cli' : 'publint';
  const require = createRequire(import.meta.url);
  const lookup = require.resolve.paths(name) ?? [];
  for (const folder of lookup) {
    try {
      const manifest = readJson(path.join(folder, name, 'package.json'));
      const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[tool];
      return path.join(folder, name, bin);
    } catch {
      // Not in this folder; a parent folder may have it.
    }
  }
  throw new Error(`${name} is not installed: run \`pnpm install\`.`);
}

/**
 * Finds problems that the two tools do not check: no test is published, no version points into the workspace, the
 * package names its repository and licence, and fields for the repository alone are removed (`.pnpmfile.cjs`).
 * @param {import('./packWorkspace.js').PackedWorkspace} packed
 */
function contentProblems({ workspace, files, manifest }) {
  const tests = files.filter((file) =>
    /\.test\.|__fixtures__|__screenshots__|\/testing\//.test(file),
  );
  const inside = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
    ([, version]) => String(version).startsWith('workspace:'),
  );
  return [
    ...(tests.length > 0
      ? [
          `${workspace.relative} publishes tests: ${tests.join(', ')}.\n  Leave them out in \`files\`.`,
        ]
      : []),
    ...inside.map(([name]) => `${workspace.relative} publishes ${name} with a workspace version.`),
    ...['README.md', 'LICENSE', 'CHANGELOG.md']
      .filter((file) => !files.includes(`package/${file}`))
      .map((file) => `${workspace.relative} is published without ${file}.`),
    ...['repository', 'license']
      .filter((field) => !(field in manifest))
      .map((field) => `${workspace.relative} is published without the field \`${field}\`.`),
    ...['devDependencies', 'scripts', 'size']
      .filter((field) => field in manifest)
      .map(
        (field) => `${workspace.relative} publishes \`${field}\`, which only the repository reads.`,
      ),
  ];
}

/**
 * Every entry can also be loaded by `require()`, as CommonJS projects and Jest do: a row of `exports` with `import`
 * alone could not. The package resolves its own name.
 * @param {Workspace} workspace
 */
async function requireProblems(workspace) {
  const { name, exports = {} } = workspace.manifest;
  const entries = Object.keys(exports)
    .filter((entry) => !entry.endsWith('.css'))
    .map((entry) => path.posix.join(name, entry));
  const script = `for (const entry of ${JSON.stringify(entries)}) require(entry);`;
  const { code, output } = await runProgram(process.execPath, ['--no-warnings', '-e', script], {
    cwd: workspace.folder,
  });
  return code === 0
    ? []
    : [
        `${workspace.relative} cannot be read by require():\n${output.trim()}\n  Name the built file as \`default\` in its row of \`exports\`.`,
      ];
}

if (runsDirectly(import.meta.url)) {
  const workspaces = listWorkspaces(['packages'], repositoryRoot).filter(
    (workspace) => !workspace.manifest.private,
  );
  const problems = (await Promise.all(workspaces.map(checkPackage))).flat();
  reportProblems('packages', problems, `${workspaces.length} tarballs, publint and attw agree.`);
}
