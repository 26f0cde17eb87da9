import { fileHashes } from './fileHashes.js';
import { minifyAgain } from './minifyAgain.js';

/**
 * Vite wraps every dynamic import in a helper that adds preload links at run time. Our server names in the page what
 * it needs, so an import is only an import, and the plugin that wraps it goes.
 * @type {import('vite').Plugin}
 */
export const plainImports = {
  name: 'plinth:plain-imports',
  configResolved({ plugins }) {
    const list = /** @type {import('vite').Plugin[]} */ (plugins);
    const at = list.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (at < 0)
      throw new Error('Vite wraps dynamic imports by a plugin of another name now: look for it.');
    list.splice(at, 1);
  },
};

/**
 * The modules that every page loads and starts, and others import from: without a group they would be cut apart. Modules that other
 * parts than the tracking need stand here too, such as cookies: a blocker that refuses `tracking` takes nothing else away.
 */
const pageStart =
  /\/(start\/startPage|boot\/isInPanel|connect\/(censusQueue|cartUse|contextText))\.ts$|site-model\/src\/cookies\/|tracking\/src\/(cookies|lastSite)\./;

/**
 * Small things that most blocks with words share. Left to itself, the bundler makes a file of each set of users: eight
 * of a few hundred bytes.
 */
const sharedByBlocks =
  /site-model\/src\/(messaging\/|links\/safeHref|limits\.)|site-api\/src\/client\/crumbCookie|connect\/(pageMessages|pageContext|consentToEmbeds)\.|boot\/(needStyles|readBlockJson)|blocks\/isEditorFrame\.|ui-dialogs\/src\/motion\/prefersReducedMotion|overlays\/isMobile/;

/**
 * Files that would fall into several small ones, because each part of them has other users. Every file costs a page a
 * request: on a slow phone about a millisecond of the main thread. The modules that a file imports come into it as
 * well.
 * @type {[name: string, test: RegExp][]}
 */
const sharedFiles = [
  ['tracking', /connect\/tracking\./],
  ['siteClient', /connect\/siteClient\./],
  [
    'attachWaitingBlock',
    /blocks\/(attachWaitingBlock|gallery\/fingers)\.|connect\/toCensus\.|gallery\/src\/dom\/(showNeighbour|lineGeometry|scrollGeometry|findGallery|isRightToLeft)\./,
  ],
  ['gallery', /(blocks\/(gallery\/attach|image\/openInLightbox)|legacy\/writePlainCaptions)\./],
  ['image', /media\/src\/images\/|connect\/attachPictures\.|blocks\/image\/attach\./],
  [
    'keepTyped',
    /form\/keepTyped\.|forms\/src\/(typed|dom\/(keepTyped|draftName|isTouched|selectRestored|sentText)|state\/(formDraft|storageOrNone))\./,
  ],
  ['form', /blocks\/form\/attach/],
  ['watchCart', /account\/watchCart\.|connect\/isOutOfHistory\.|commerce\/src\/cart\/cartNames\./],
  [
    'shop',
    /connect\/(shopMessages|cartToServer)\.|commerce\/src\/(money\/amount|cart\/cartCount)\./,
  ],
  [
    'commentCounts',
    /comments\/(startCommentCounts|createCommentCounts)\.|context\/commentSettings\./,
  ],
  ['uiBlocks', /ui-blocks\/src\/(attachOnce|prefersReducedMotion)\./],
];

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
 * A module that the boot script shares with what it fetches may end up there, and every page would then load both at
 * once: such a module is asked for through the host instead (`host.whenIdle`).
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

/** The modules that report, the calls they make, and the crossings that lead to them. */
const reportingModule =
  /\/packages\/tracking\/|\/site-api\/src\/routes\/errorRoutes|\/src\/connect\//;

/**
 * A blocker may refuse the file of the tracking by its name: nothing else may need it.
 * @type {import('vite').Plugin}
 */
const trackingAlone = {
  name: 'plinth:tracking-alone',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const tracking = chunks.find(({ name }) => name === 'tracking');
    for (const { name, imports, moduleIds } of chunks) {
      const other = moduleIds.find((id) => !reportingModule.test(id));
      if (tracking && imports.includes(tracking.fileName) && other)
        this.error(`The file ${name} needs that of the tracking, and holds ${other}.`);
    }
  },
};

const galleryModule =
  /\/packages\/gallery\/|\/blocks\/(gallery\/attach|image\/openInLightbox)\.|\/legacy\/writePlainCaptions\./;

/**
 * The largest file of the client holds the galleries. A small module that other blocks need may come into it through what
 * a gallery imports, and every page with a form would then load the galleries: such a module belongs to `sharedByBlocks`.
 * @type {import('vite').Plugin}
 */
const galleriesAlone = {
  name: 'plinth:galleries-alone',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const galleries = chunks.find(({ name }) => name === 'gallery');
    for (const { name, imports, moduleIds } of chunks) {
      if (!galleries || !imports.includes(galleries.fileName)) continue;
      const isOfGalleries = moduleIds.some((id) =>
        this.getModuleInfo(id)?.importedIds.some((imported) => galleryModule.test(imported)),
      );
      if (!isOfGalleries)
        this.error(`The file ${name} loads that of the galleries and imports no gallery.`);
    }
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
  plugins: [plainImports, bootAlone, trackingAlone, galleriesAlone, fileHashes, minifyAgain],
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
      /** @type {import('vite').Rolldown.RolldownOptions['onwarn']} */
      onwarn(warning, warn) {
        // `use client` is for those who render on a server: here everything is the client's.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      // `minifyAgain` is the longest part of the build, and it is meant to be.
      checks: { pluginTimings: false },
      // Parts that are imported on demand give others what they need of them: see clientInputs.js.
      preserveEntrySignatures: /** @type {const} */ ('allow-extension'),
      output: {
        postBanner: compileHint,
        // The boot script names thirty files, and no compression shortens a hash: as few characters as the bundler takes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // That many serve 64 files: the scripts of sheets, which nobody fetches, are not among them.
        entryFileNames: ({ name }) =>
          `assets/[name]-[hash${name.startsWith('style-') ? '' : ':6'}].js`,
        codeSplitting: {
          groups: [
            { name: 'startPage', test: pageStart },
            { name: 'shared', test: sharedByBlocks },
            ...sharedFiles.map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
  },
});
