import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle, compressedSize, reactExternals } from './bundle.js';
import { bundleWithRolldown } from './bundleWithRolldown.js';
import { checkFigures } from './checkFigures.js';
import { formatTable } from './formatTable.js';
import { installPacked } from './installPacked.js';
import { reportProblems } from './reportProblems.js';
import { runsDirectly } from './runsDirectly.js';
import { listWorkspaces, repositoryRoot } from './workspace.js';

/**
 * @typedef {import('./workspace.js').Workspace} Workspace
 * @typedef {import('./workspace.js').SizeBudget} SizeBudget
 *
 * @typedef {object} MeasuredBudget
 * @property {string} workspace
 * @property {string} name
 * @property {number} bytes of the larger of both bundles
 * @property {number} esbuild
 * @property {number} [rolldown] missing for an app, which is published by its own build
 * @property {number} limit
 * @property {'gzip' | 'brotli'} compression
 */

/**
 * Every entry of the `size` arrays in package.json, bundled and compressed. A package is measured as it is published:
 * packed, installed beside its dependencies, bundled by esbuild and by rolldown; an app from its sources. Chunks behind
 * a dynamic `import()` do not count, unless the budget has `lazy`: a page does not wait for them.
 * @param {string} root
 * @returns {Promise<MeasuredBudget[]>}
 * @throws when a package has not been built
 */
export async function measureSizes(root = repositoryRoot) {
  const workspaces = listWorkspaces(['packages', 'apps'], root);
  const published = workspaces.filter(isPublished);
  const folder = mkdtempSync(path.join(tmpdir(), 'plinth-sizes-'));
  try {
    await installPacked(published, folder);
    const budgets = workspaces.flatMap((workspace) =>
      (workspace.manifest.size ?? []).map((budget) => ({ workspace, budget })),
    );
    /** @type {MeasuredBudget[]} */
    const measured = [];
    for (const [index, { workspace, budget }] of budgets.entries()) {
      const compression = budget.brotli ? 'brotli' : 'gzip';
      const place = `${workspace.relative}/package.json, size "${budget.name}"`;
      const limit = parseLimit(budget.limit, place);
      const sizes = isPublished(workspace)
        ? await measurePublished(folder, workspace, { budget, index })
        : { esbuild: await measureSources(workspace, budget) };
      const bytes = Math.max(...Object.values(sizes));
      measured.push({
        workspace: workspace.relative,
        name: budget.name,
        bytes,
        ...sizes,
        limit,
        compression,
      });
    }
    return measured;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isPublished = (/** @type {Workspace} */ { relative, manifest }) =>
  relative.startsWith('packages/') && !manifest.private;

/** @param {SizeBudget} budget */
const externalsOf = (budget) => [...reactExternals, ...(budget.ignore ?? [])];

/** @param {Workspace} workspace @param {SizeBudget} budget */
async function measureSources(workspace, budget) {
  const files = await bundle({
    entryCode: entryCode(budget, budget.entry),
    resolveDir: workspace.folder,
    external: externalsOf(budget),
  });
  return sizeOf(files, budget);
}

/** @param {string} project @param {Workspace} workspace @param {{ budget: SizeBudget, index: number }} row of its `size` */
async function measurePublished(project, workspace, { budget, index }) {
  const folder = path.join(project, 'node_modules', workspace.manifest.name);
  const built = builtFile(workspace, folder, budget);
  if (budget.whole) {
    const compression = budget.brotli ? 'brotli' : 'gzip';
    return { esbuild: compressedSize(readFileSync(path.join(folder, built)), compression) };
  }
  const entry = path.join(folder, `size-${index}.js`);
  writeFileSync(entry, entryCode(budget, built));
  const external = externalsOf(budget);
  const withEsbuild = await bundle({
    entryCode: entryCode(budget, built),
    resolveDir: folder,
    external,
    conditions: [],
  });
  const esbuild = sizeOf(withEsbuild, budget);
  // rolldown leaves style sheets to Vite.
  if (built.endsWith('.css')) return { esbuild };
  return { esbuild, rolldown: sizeOf(await bundleWithRolldown({ entry, external }), budget) };
}

/**
 * The published file of a budget's entry. A list of exports that is made for the budget alone (`src/__fixtures__`) is no
 * part of the tarball: it is put beside the built files, which have the names of their sources.
 * @param {Workspace} workspace @param {string} folder of the unpacked package @param {SizeBudget} budget
 */
function builtFile(workspace, folder, { entry, name }) {
  const target = entry.replace(/^(\.\/)?src\//, './dist/');
  const built = target.replace(/\.tsx?$/, '.js');
  if (existsSync(path.join(folder, built))) return built;
  const source = path.join(workspace.folder, entry);
  if (!entry.includes('__fixtures__') || !existsSync(source))
    throw new Error(
      `${workspace.relative}, size "${name}": ${built} is not in the tarball. Run \`pnpm build\`.`,
    );
  mkdirSync(path.dirname(path.join(folder, target)), { recursive: true });
  copyFileSync(source, path.join(folder, target));
  return target;
}

/** @param {import('./bundle.js').BundledFile[]} files @param {SizeBudget} budget */
const sizeOf = (files, { brotli, lazy = false }) =>
  files
    .filter((file) => lazy || !file.lazy)
    .reduce((sum, file) => sum + compressedSize(file.contents, brotli ? 'brotli' : 'gzip'), 0);

/** @param {SizeBudget} budget @param {string} entry */
function entryCode({ import: names }, entry) {
  const from = JSON.stringify(entry.startsWith('.') ? entry : `./${entry}`);
  if (entry.endsWith('.css')) return `import ${from};`;
  if (!names || names === '*') return `export * from ${from};`;
  return `export ${names} from ${from};`;
}

/**
 * @param {string} text such as `2.5 kB`; 1 kB is 1000 bytes
 * @param {string} place for the error
 */
export function parseLimit(text, place) {
  const [, number, unit] = /^(\d+(?:\.\d+)?)\s*(k?B)$/.exec(text) ?? [];
  if (number === undefined)
    throw new TypeError(`${place}: the limit "${text}" must look like "2.5 kB" or "800 B".`);
  return Number(number) * (unit === 'kB' ? 1000 : 1);
}

/**
 * esbuild keeps a module in the first download where an entry leads to it in any way and something lazy uses it;
 * rolldown checks which chunk uses it. A large difference means that the package imports a larger entry than it needs.
 */
const widestGap = 1.35;

/**
 * @param {MeasuredBudget[]} measured
 * @returns {string[]} one line for each budget whose bundle is much larger with one bundler than with the other
 */
export function findWideImports(measured) {
  return measured
    .filter(({ esbuild, rolldown }) => rolldown !== undefined && esbuild > rolldown * widestGap)
    .map(
      ({ workspace, name, esbuild, rolldown }) =>
        `${workspace}: ${name} has ${inKb(esbuild)} by esbuild and ${inKb(rolldown ?? 0)} by rolldown.\n  An entry is imported whose other modules are used by lazy ones: import a smaller entry, or give the package one.`,
    );
}

const inKb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB`;

if (runsDirectly(import.meta.url)) {
  const measured = await measureSizes();
  console.log(
    formatTable([
      ['workspace', 'what', 'esbuild', 'rolldown', 'limit', 'compressed by', ''],
      ...measured.map(({ workspace, name, bytes, esbuild, rolldown, limit, compression }) => [
        path.basename(workspace),
        name,
        inKb(esbuild),
        rolldown === undefined ? '' : inKb(rolldown),
        inKb(limit),
        compression,
        bytes > limit ? '✗' : '✓',
      ]),
    ]),
  );
  const over = measured.filter(({ bytes, limit }) => bytes > limit);
  const figures = checkFigures(measured, { write: process.argv.includes('--write') });
  reportProblems(
    'sizes',
    [
      ...over.map(
        ({ workspace, name, bytes, limit }) =>
          `${workspace}: ${name} has ${inKb(bytes)}, ${inKb(bytes - limit)} over its limit.\n  Find what grew (import less, split what is heavy), or argue for a new limit in a decision record.`,
      ),
      ...findWideImports(measured),
      ...figures.problems,
    ],
    `${measured.length} budgets hold, ${figures.count} figures in READMEs say so.`,
  );
}
