import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../workspace.js';

/**
 * The tests beside a changed file of a package, and those that import such a file directly. In an app nearly every test
 * reaches nearly every file, so that Vitest's related tests are the whole suite.
 * @param {string} root of the package
 * @param {string} branch to compare with
 * @returns {string[]} from the root, such as `src/cart/readCart.test.ts`
 */
export function nearbyTests(root, branch) {
  const changed = changedFiles(root, branch);
  const folders = new Set(changed.map((file) => path.dirname(file)));
  const modules = new Set(changed.map(withoutEnding));
  return listFiles(root, (file) => /\.test\.tsx?$/.test(file))
    .filter((file) => folders.has(path.dirname(file)) || importsOneOf(file, modules))
    .map((file) => path.relative(root, file));
}

/** @param {string} root @param {string} branch */
function changedFiles(root, branch) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    // Without changes of the branch since then.
    ...git('diff', '--name-only', '--relative', '--merge-base', branch, '--', '.'),
    ...git('ls-files', '--others', '--exclude-standard', '.'),
  ].map((file) => path.join(root, file));
}

const withoutEnding = (/** @type {string} */ file) => file.replace(/\.[jt]sx?$/, '');

/** @param {string} file @param {Set<string>} modules */
function importsOneOf(file, modules) {
  const specifiers = readFileSync(file, 'utf8').matchAll(/\b(?:from|import\()\s*'(\.[^']*)'/g);
  return [...specifiers].some(([, specifier = '']) =>
    modules.has(withoutEnding(path.resolve(path.dirname(file), specifier))),
  );
}
