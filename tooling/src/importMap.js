import path from 'node:path';
import { entriesThatRender } from './allowedImports.js';
import { expandExports, listWorkspaces, repositoryRoot } from './workspace.js';

/** Checks translations in a package's own tests, and takes a parser that a page never has. */
const forTests = '@plinth/site-model/check-messages';

/** A page has one language. @param {string} name */
const isOtherLanguage = (name) => /\/messages\/(?!de$)/.test(name);

/** npm installs React with such a package: its peer is not optional. @param {Record<string, any>} manifest */
export const requiresReact = ({ peerDependencies, peerDependenciesMeta }) =>
  peerDependencies?.react !== undefined && !peerDependenciesMeta?.react?.optional;

/**
 * Every entry without React of every package, by its address for a page without a bundler.
 * @param {string} [root] of the repository
 * @returns {Record<string, string>} such as `@plinth/dom` to `/node_modules/@plinth/dom/dist/index.js`
 */
export function packageImports(root = repositoryRoot) {
  return Object.fromEntries(
    listWorkspaces(['packages'], root)
      .filter(({ manifest }) => !requiresReact(manifest))
      .flatMap(({ manifest, folder, relative }) =>
        Object.entries(expandExports(folder, manifest.exports ?? {})).flatMap(([entry, target]) => {
          const name = manifest.name + entry.slice(1);
          const isScript = typeof target === 'object' && 'types' in target;
          const knowsReact =
            entry === './react' || entriesThatRender.includes(path.posix.join(relative, entry));
          return isScript && !knowsReact && name !== forTests && !isOtherLanguage(name)
            ? [[name, `/node_modules/${manifest.name}/${String(target.default).slice(2)}`]]
            : [];
        }),
      ),
  );
}

/**
 * A page whose import map names the packages besides its own entries.
 * @param {string} page HTML with one import map
 * @param {Record<string, string>} imports
 * @throws when the page has no import map
 */
export function withImports(page, imports) {
  const map = /(<script type="importmap">)([^]*?)(<\/script>)/.exec(page);
  if (!map) throw new Error('The page has no <script type="importmap">.');
  const [whole, start, code = ''] = map;
  const own = JSON.parse(code).imports;
  return page.replace(
    whole,
    () => start + JSON.stringify({ imports: { ...own, ...imports } }) + '</script>',
  );
}
