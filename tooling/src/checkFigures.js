import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './workspace.js';

/** A figure of a README: `<!-- size: safeHref -->0.5 kB<!-- /size -->`, named as its row in `size` of package.json. */
const figure = /<!-- size: ([^>]+?) -->([^<]*)<!-- \/size -->/g;

/** A change of a few bytes does not require a new README. */
const mayDiffer = (/** @type {number} */ bytes) => Math.max(100, bytes * 0.05);

/**
 * Compares each figure in a package's README with the measured one.
 * @param {{ workspace: string, name: string, bytes: number }[]} measured
 * @param {{ write?: boolean, root?: string }} [options] `write` writes the measured figures
 * @returns {{ problems: string[], count: number }}
 */
export function checkFigures(measured, { write = false, root = repositoryRoot } = {}) {
  /** @type {string[]} */
  const problems = [];
  let count = 0;
  for (const workspace of new Set(measured.map((row) => row.workspace))) {
    const file = path.join(root, workspace, 'README.md');
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    const renewed = text.replace(figure, (whole, name, written) => {
      count += 1;
      const row = measured.find((each) => each.workspace === workspace && each.name === name);
      if (!row) {
        problems.push(`${workspace}/README.md: package.json has no size "${name}".`);
        return whole;
      }
      const isNear =
        Math.abs(Number.parseFloat(written) * 1000 - row.bytes) <= mayDiffer(row.bytes);
      if (isNear) return whole;
      const now = `${(row.bytes / 1000).toFixed(1)} kB`;
      if (!write)
        problems.push(
          `${workspace}/README.md says ${written} for "${name}"; it is ${now}.\n  \`pnpm size --write\` puts it in.`,
        );
      return `<!-- size: ${name} -->${now}<!-- /size -->`;
    });
    if (write && renewed !== text) writeFileSync(file, renewed);
  }
  return { problems, count };
}
