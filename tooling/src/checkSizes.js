import path from 'node:path';
import { bundle, compressedSize, reactExternals } from './bundle.js';
import { formatTable } from './formatTable.js';
import { reportProblems } from './reportProblems.js';
import { runsDirectly } from './runsDirectly.js';
import { listRooms, repositoryRoot } from './workspace.js';

/**
 * @typedef {object} MeasuredBudget
 * @property {string} room
 * @property {string} name
 * @property {number} bytes
 * @property {number} limit
 * @property {'gzip' | 'brotli'} compression
 */

/**
 * Every entry of the `size` arrays in package.json, bundled and compressed.
 * Chunks behind a dynamic `import()` do not count: nobody waits for them.
 * @param {string} root
 * @returns {Promise<MeasuredBudget[]>}
 */
export async function measureSizes(root = repositoryRoot) {
  /** @type {MeasuredBudget[]} */
  const measured = [];
  for (const room of listRooms(['packages', 'apps'], root)) {
    for (const budget of room.manifest.size ?? []) {
      const { name } = budget;
      const compression = budget.brotli ? 'brotli' : 'gzip';
      const files = await bundle({
        entryCode: entryCode(budget),
        resolveDir: room.folder,
        external: [...reactExternals, ...(budget.ignore ?? [])],
      });
      const bytes = files
        .filter((file) => !file.lazy)
        .reduce((sum, file) => sum + compressedSize(file.contents, compression), 0);
      const limit = parseLimit(budget.limit, `${room.relative}/package.json, size "${name}"`);
      measured.push({ room: room.relative, name, bytes, limit, compression });
    }
  }
  return measured;
}

/** @param {import('./workspace.js').SizeBudget} budget */
function entryCode({ entry, import: names }) {
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

const inKb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB`;

if (runsDirectly(import.meta.url)) {
  const measured = await measureSizes();
  console.log(
    formatTable([
      ['room', 'what', 'size', 'limit', 'compressed by', ''],
      ...measured.map(({ room, name, bytes, limit, compression }) => [
        path.basename(room),
        name,
        inKb(bytes),
        inKb(limit),
        compression,
        bytes > limit ? '✗' : '✓',
      ]),
    ]),
  );
  const over = measured.filter(({ bytes, limit }) => bytes > limit);
  reportProblems(
    'sizes',
    over.map(
      ({ room, name, bytes, limit }) =>
        `${room}: ${name} has ${inKb(bytes)}, ${inKb(bytes - limit)} over its limit.\n  Find what grew (import less, split what is heavy), or argue for a new limit in a decision record.`,
    ),
    `${measured.length} budgets hold.`,
  );
}
