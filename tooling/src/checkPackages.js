import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packRoom } from './packRoom.js';
import { reportProblems } from './reportProblems.js';
import { runProgram } from './runProgram.js';
import { runsDirectly } from './runsDirectly.js';
import { listRooms, readJson, repositoryRoot } from './workspace.js';

/** @typedef {import('./workspace.js').Room} Room */

/**
 * Packs a package as it would be published, and looks at the tarball with publint and attw.
 * @param {Room} room
 * @returns {Promise<string[]>} problems
 */
export async function checkPackage(room) {
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-pack-'));
  try {
    const packed = await packRoom(room, folder).catch((/** @type {Error} */ error) => error);
    if (packed instanceof Error) return [packed.message];
    const { tarball } = packed;
    return [
      ...contentProblems(packed),
      ...(await requireProblems(room)),
      ...(await toolProblems(room, 'publint', [tarball, '--strict'])),
      ...(await toolProblems(room, 'attw', attwArguments(room, tarball))),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** CSS has no types, so attw is told to leave it out. @param {Room} room @param {string} tarball */
function attwArguments(room, tarball) {
  const styles = Object.keys(room.manifest.exports ?? {}).filter((entry) => entry.endsWith('.css'));
  return [
    tarball,
    ...['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'],
    ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
  ];
}

/**
 * Without colour, also where `CI` or `FORCE_COLOR` asks for it: the output becomes a report, and a
 * coloured word splits the sentence that a reader searches for.
 * @param {Room} room @param {'publint' | 'attw'} tool @param {string[]} args
 */
async function toolProblems(room, tool, args) {
  const { code, output } = await runProgram(process.execPath, [toolFile(tool), ...args], {
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  return code === 0 ? [] : [`${room.relative}, ${tool}:\n${output.trim()}`];
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
      // Not in this folder; the next one up may have it.
    }
  }
  throw new Error(`${name} is not installed: run \`pnpm install\`.`);
}

/**
 * Finds the problems that the two tools do not look at: no test travels, no version points into the workspace, the package says where it
 * comes from and under what terms, and fields that only the repository reads stay there (`.pnpmfile.cjs`).
 * @param {import('./packRoom.js').PackedRoom} packed
 */
function contentProblems({ room, files, manifest }) {
  const tests = files.filter((file) =>
    /\.test\.|__fixtures__|__screenshots__|\/testing\//.test(file),
  );
  const inside = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
    ([, version]) => String(version).startsWith('workspace:'),
  );
  return [
    ...(tests.length > 0
      ? [`${room.relative} publishes tests: ${tests.join(', ')}.\n  Leave them out in \`files\`.`]
      : []),
    ...inside.map(([name]) => `${room.relative} publishes ${name} with a workspace version.`),
    ...['README.md', 'LICENSE', 'CHANGELOG.md']
      .filter((file) => !files.includes(`package/${file}`))
      .map((file) => `${room.relative} is published without ${file}.`),
    ...['repository', 'license']
      .filter((field) => !(field in manifest))
      .map((field) => `${room.relative} is published without the field \`${field}\`.`),
    ...['devDependencies', 'scripts', 'size']
      .filter((field) => field in manifest)
      .map((field) => `${room.relative} publishes \`${field}\`, which only the repository reads.`),
  ];
}

/**
 * Every entry also answers to `require()`, as CommonJS projects and Jest ask for it: a row of `exports` with `import`
 * alone would not. The package finds itself by its own name.
 * @param {Room} room
 */
async function requireProblems(room) {
  const { name, exports = {} } = room.manifest;
  const entries = Object.keys(exports)
    .filter((entry) => !entry.endsWith('.css'))
    .map((entry) => path.posix.join(name, entry));
  const script = `for (const entry of ${JSON.stringify(entries)}) require(entry);`;
  const { code, output } = await runProgram(process.execPath, ['--no-warnings', '-e', script], {
    cwd: room.folder,
  });
  return code === 0
    ? []
    : [
        `${room.relative} cannot be read by require():\n${output.trim()}\n  Name the built file as \`default\` in its row of \`exports\`.`,
      ];
}

if (runsDirectly(import.meta.url)) {
  const rooms = listRooms(['packages'], repositoryRoot).filter((room) => !room.manifest.private);
  const problems = (await Promise.all(rooms.map(checkPackage))).flat();
  reportProblems('packages', problems, `${rooms.length} tarballs, publint and attw agree.`);
}
