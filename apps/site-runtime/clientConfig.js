/**
 * Vite wraps every dynamic import in a helper that adds preload links at run time. Our server names in the page what
 * it needs, so an import is only an import, and the plugin that wraps it goes.
 * @type {import('vite').Plugin}
 */
const plainImports = {
  name: 'plinth:plain-imports',
  configResolved({ plugins }) {
    const list = /** @type {import('vite').Plugin[]} */ (plugins);
    const at = list.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (at < 0)
      throw new Error('Vite wraps dynamic imports by a plugin of another name now: look for it.');
    list.splice(at, 1);
  },
};

/** What every page loads and starts. */
const pageStart = /\/(boot\/startPage|connect\/startTracking)\.ts$/;

/**
 * Small things that most blocks with words share. Left to itself, the bundler makes a file of each set of users: eight
 * of a few hundred bytes.
 */
const sharedByBlocks =
  /site-model\/src\/(messaging\/|links\/safeHref)|connect\/(wording|pageContext)\.|overlays\/needStyles/;

/** Characters before minifying, below which the hint weighs more than it gives. */
const worthAHint = 2000;

/**
 * Asks the browser to compile the whole file while it arrives, beside the main thread, instead of each function there
 * at its first call (https://v8.dev/blog/explicit-compile-hints). A file of ours is cut so that who fetches it uses it.
 * @param {{ modules: Record<string, { renderedLength: number }> }} chunk
 */
const compileHint = ({ modules }) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) > worthAHint
    ? '//# allFunctionsCalledOnLoad'
    : '';

/**
 * Behind these doors is what every page loads. Other parts import some of it from there, each a little: without this
 * the bundler may see through the doors and cut everything apart, into one file for each set of users.
 * @type {import('vite').Plugin}
 */
const oneFile = {
  name: 'plinth:one-file',
  transform: (code, id) =>
    pageStart.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
};

/**
 * How the scripts of a visitor's page are built.
 * @param {string} root
 */
export const clientConfig = (root) => ({
  root,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('warn'),
  plugins: [plainImports, oneFile],
  base: '/',
  // Always from the packages' sources: of a built package, which is one module, a page would load the parts of all pages.
  resolve: { conditions: ['@plinth/source', 'module', 'browser', 'import', 'default'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsDir: 'assets',
    manifest: true,
    target: 'es2022',
    sourcemap: /** @type {const} */ ('hidden'),
    // The server names what a page needs on the boot script's element: the script carries no list of its own.
    modulePreload: /** @type {const} */ (false),
    cssCodeSplit: true,
    rollupOptions: {
      output: {
        postBanner: compileHint,
        // The boot script names thirty files: of each, one character less that no compression makes shorter.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'shared', test: sharedByBlocks },
            { name: 'attachImages', test: /media\/src\/images\// },
          ],
        },
      },
    },
  },
});
