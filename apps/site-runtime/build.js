import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildRender } from 'tsup';
import { build as buildClient } from 'vite';
import { stylePaths } from './styles.js';

const folder = path.dirname(fileURLToPath(import.meta.url));
// For work on the packages themselves: only the client is built, and none of them needs to be built first.
const fromSource = process.argv.includes('--from-source');

if (!fromSource)
  await buildRender({
    entry: { 'render/index': 'src/render/index.ts' },
    outDir: 'dist',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    clean: true,
    dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
    silent: true,
  });

const styles = Object.entries(stylePaths).map(([name, source]) => [
  `style-${name}`,
  source.startsWith('.') ? path.join(folder, source) : source,
]);

/**
 * Vite wraps every dynamic import in a helper of 1 kB that adds preload links at run time.
 * Our server writes those links into the page, so an import is only an import.
 * @type {import('vite').Plugin}
 */
const plainImports = {
  name: 'plinth:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

await buildClient({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  plugins: [plainImports],
  base: '/assets/',
  // Always from the packages' sources: of a built package, which is one module, a page would load the parts of all pages.
  resolve: { conditions: ['@plinth/source', 'module', 'browser', 'import', 'default'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsDir: 'assets',
    manifest: true,
    target: 'es2022',
    sourcemap: 'hidden',
    // The server names what a page needs in `modulepreload`: the boot script carries no list of its own.
    modulePreload: false,
    cssCodeSplit: true,
    rollupOptions: {
      input: { boot: path.join(folder, 'src/boot/main.ts'), ...Object.fromEntries(styles) },
    },
  },
});
