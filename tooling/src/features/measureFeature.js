import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, compressedSize, reactExternals } from '../bundle.js';
import { repositoryRoot } from '../workspace.js';
import { leaveTextsOut } from './leaveTextsOut.js';

/**
 * @typedef {import('./features.js').Feature} Feature
 * @typedef {import('./features.js').LeftOut} LeftOut
 */

/**
 * @param {Feature} feature
 * @returns {Promise<{ used: number, unused: number }>} bytes in brotli: the cost for a page that uses it, with
 * everything that is loaded later, and the cost at the start of a page with the same component that does not use it
 */
export async function measureFeature({ code, beside, leaveOut }) {
  const page = beside ?? (leaveOut ? code : '');
  const using = await measure(code);
  const notUsing = await measure(page);
  const without = leaveOut ? await measure(page, leaveOut) : notUsing;
  const unused = notUsing.atStart - without.atStart;
  // Where the same code falls into other chunks it compresses differently: using more must not cost less.
  return { used: Math.max(using.all - without.all, unused), unused };
}

/** @param {string} code @param {LeftOut} [leftOut] */
async function measure(code, leftOut = {}) {
  const files = await bundle({
    entryCode: code,
    // Every package is installed there.
    resolveDir: path.join(repositoryRoot, 'apps/playground'),
    external: reactExternals,
    plugins: [leaveOutPlugin(leftOut)],
  });
  const sum = (/** @type {typeof files} */ counted) =>
    counted.reduce((bytes, { contents }) => bytes + compressedSize(contents, 'brotli'), 0);
  return { all: sum(files), atStart: sum(files.filter(({ lazy }) => !lazy)) };
}

/** @param {LeftOut} leftOut @returns {import('esbuild').Plugin} */
const leaveOutPlugin = (leftOut) => ({
  name: 'leave-out',
  setup({ onLoad }) {
    onLoad({ filter: /packages.*\.(tsx?|css)$/ }, ({ path: file }) => {
      const texts = leftOut[path.relative(path.join(repositoryRoot, 'packages'), file)];
      if (!texts) return undefined;
      return {
        contents: leaveTextsOut(readFileSync(file, 'utf8'), texts),
        loader: /** @type {'ts' | 'tsx' | 'css'} */ (path.extname(file).slice(1)),
      };
    });
  },
});
