import { retryImports } from './retryImports.js';
import { chunkGroups, isReporting, loadedWith } from './chunkGroups.js';
import { copiesOfDom } from './copiesOfDom.js';
import { fileHashes } from './fileHashes.js';
import { minifyAgain } from './minifyAgain.js';
import { plainImports } from './plainImports.js';

/** A hint costs more than it saves below this number of characters before minifying. */
const worthAHint = 2000;

/**
 * Asks the browser to compile the whole file while it arrives, beside the main thread, instead of each function there
 * at its first call (https://v8.dev/blog/explicit-compile-hints). Our files are cut so that a page that fetches a file
 * uses all of it.
 * @param {{ modules: Record<string, { renderedLength: number }> }} chunk
 */
const compileHint = ({ modules }) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) > worthAHint
    ? '//# allFunctionsCalledOnLoad'
    : '';

/**
 * A module that the boot script shares with what it fetches may end up there, and every page would then load both at
 * once: such a module is requested through the host instead (`host.whenIdle`).
 * @type {import('vite').Plugin}
 */
const bootAlone = {
  name: 'plinth:boot-alone',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.name === 'boot' && file.imports.length > 0)
        this.error(`The boot script imports ${file.imports.join(', ')}.`);
  },
};

/**
 * A blocker may refuse the file of the tracking by its name: only the reporting crossings may depend on it.
 * @type {import('vite').Plugin}
 */
const trackingAlone = {
  name: 'plinth:tracking-alone',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const tracking = chunks.find(({ name }) => name === 'tracking');
    if (!tracking) return;
    for (const { name, facadeModuleId, fileName } of chunks)
      if (
        facadeModuleId &&
        !isReporting(facadeModuleId) &&
        loadedWith(fileName, chunks).has(tracking.fileName)
      )
        this.error(`The file ${name} needs that of the tracking, and is no crossing that reports.`);
  },
};

/**
 * The build of a visitor's page's scripts.
 * @param {string} root
 */
export const clientConfig = (root) => ({
  root,
  configFile: /** @type {const} */ (false),
  logLevel: /** @type {const} */ ('warn'),
  plugins: [
    plainImports,
    copiesOfDom,
    chunkGroups,
    bootAlone,
    trackingAlone,
    fileHashes,
    retryImports,
    minifyAgain,
  ],
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
    // The server lists the files that a page needs on the boot script's element: the script carries no list of its own.
    modulePreload: /** @type {const} */ (false),
    cssCodeSplit: true,
    rollupOptions: {
      /** @type {import('vite').Rolldown.RolldownOptions['onwarn']} */
      onwarn(warning, warn) {
        // `use client` matters to frameworks that render on a server: here all code runs in the client.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      // `minifyAgain` is the longest part of the build, which is intended.
      checks: { pluginTimings: false },
      // Other files may import from parts that are imported on demand: see clientInputs.js.
      preserveEntrySignatures: /** @type {const} */ ('allow-extension'),
      output: {
        postBanner: compileHint,
        // The boot script names thirty files, and no compression shortens a hash: as few characters as the bundler takes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Six characters are enough for 64 files: the scripts of sheets, which no page fetches, are not among them.
        entryFileNames: ({ name }) =>
          `assets/[name]-[hash${name.startsWith('style-') ? '' : ':6'}].js`,
      },
    },
  },
});
