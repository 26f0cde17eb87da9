import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { features } from './features/features.js';
import { findTableFaults, writeTable } from './features/featureTable.js';
import { leaveTextsOut } from './features/leaveTextsOut.js';
import { measureFeature } from './features/measureFeature.js';
import { reportProblems } from './reportProblems.js';
import { runsDirectly } from './runsDirectly.js';
import { repositoryRoot } from './workspace.js';

const file = path.join(repositoryRoot, 'docs/guides/features.md');

/**
 * Finds the faults of a feature before anything is measured: a missing example, or a text to be left out that its
 * source does not contain (any more).
 * @param {import('./features/features.js').Feature} feature
 * @param {string} root
 * @returns {string[]}
 */
export function findFeatureFaults({ feature, example, leaveOut = {} }, root = repositoryRoot) {
  const isThere = existsSync(
    path.join(root, 'apps/playground/src/examples', example, 'example.ts'),
  );
  const stale = Object.entries(leaveOut).flatMap(([source, texts]) => {
    try {
      leaveTextsOut(readFileSync(path.join(root, 'packages', source), 'utf8'), texts);
      return [];
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      return [
        `"${feature}" cannot be removed from packages/${source}: ${message}.\n  Update the texts that only the feature uses, in tooling/src/features/features.js.`,
      ];
    }
  });
  return isThere ? stale : [`"${feature}": the playground has no example ${example}.`, ...stale];
}

/** @param {string[]} faults */
const staleTable = (faults) =>
  faults.length === 0
    ? []
    : [
        `docs/guides/features.md is outdated; \`pnpm features\`, then \`pnpm format\`, writes it again:\n  ${faults.join('\n  ')}`,
      ];

/**
 * Measures every feature and writes docs/guides/features.md; `--check` fails where the table differs, `--rows` reads
 * the rows without measuring anything.
 */
if (runsDirectly(import.meta.url)) {
  const [flag] = process.argv.slice(2);
  const faults = features.flatMap((feature) => findFeatureFaults(feature));
  const canMeasure = flag !== '--rows' && faults.length === 0;
  /** @type {import('./features/featureTable.js').Bytes[]} */
  const bytes = [];
  for (const feature of canMeasure ? features : []) bytes.push(await measureFeature(feature));
  const page = readFileSync(file, 'utf8');
  if (canMeasure && !flag) writeFileSync(file, writeTable(page, features, bytes));
  else faults.push(...staleTable(findTableFaults(page, features, canMeasure ? bytes : undefined)));
  reportProblems('features', faults, `${features.length} features, each with its example.`);
}
