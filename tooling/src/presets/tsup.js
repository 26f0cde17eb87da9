import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { build as buildWithRolldown } from 'rolldown';
import { build as buildWithTsup, defineConfig } from 'tsup';
import { expandExports, readJson } from '../workspace.js';

/**
 * The build of a package, read from its `exports`: each entry that has a `@plinth/source` condition becomes one file in
 * `dist`, so that an entry is named in exactly one place.
 *
 * Every module below an entry stays a file of its own. Chunks that entries share would hold modules that one import
 * does not need, and not every bundler splits them again: a bundle would be larger than `pnpm size` reports.
 *
 * A package with a `src/scriptTag.ts` gets one file more: `dist/scriptTag.js`, whole, for pages without modules.
 * @param {string} configUrl `import.meta.url` of the package's tsup.config.ts
 */
export function packageBuild(configUrl) {
  const folder = path.dirname(fileURLToPath(configUrl));
  const { name, scripts, styles } = entriesOf(folder);

  return defineConfig(async () => ({
    entry: namedEntries(await reachableModules(folder, scripts)),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    // Outdated declarations would be used: they are removed as well, and `packageTypes` rebuilds them.
    clean: true,
    splitting: false,
    esbuildPlugins: [modulesStayFiles],
    // tsup drops a `'use client'` directive when it tree-shakes, and the consumer's bundler does it anyway.
    treeshake: false,
    async onSuccess() {
      for (const style of styles) {
        const target = path.join(folder, style.replace('./src/', './dist/'));
        mkdirSync(path.dirname(target), { recursive: true });
        cpSync(path.join(folder, style), target);
      }
      if (existsSync(path.join(folder, 'src/scriptTag.ts')))
        await buildScriptTag(folder, path.basename(name));
    },
  }));
}

/**
 * The declarations of a package, one file for each entry, beside the scripts. They are a task of their own because
 * TypeScript needs most of a build's time for them, and nothing that runs reads them.
 * @param {string} folder
 */
export async function packageTypes(folder) {
  const dist = path.join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const file of readdirSync(dist, { recursive: true }).map(String))
    if (file.endsWith('.d.ts')) rmSync(path.join(dist, file));
  const entry = namedEntries(entriesOf(folder).scripts);
  await buildWithTsup({
    config: false,
    entry,
    format: 'esm',
    target: 'es2022',
    dts: {
      only: true,
      entry,
      compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
    },
  });
}

/**
 * The sources of a package's `exports`.
 * @param {string} folder
 */
function entriesOf(folder) {
  const { name, exports } = readJson(path.join(folder, 'package.json'));
  const sources = Object.values(expandExports(folder, exports))
    .map((target) => (typeof target === 'object' ? target['@plinth/source'] : undefined))
    .filter((source) => typeof source === 'string');
  return {
    name: String(name),
    scripts: sources.filter((source) => !source.endsWith('.css')),
    styles: sources.filter((source) => source.endsWith('.css')),
  };
}

/**
 * The package and all that it needs in one classic script, which puts its names into `Plinth.<name>`. It is
 * bundled by rolldown, whose file is 4 % smaller than esbuild's.
 * @param {string} folder @param {string} name such as `gallery`
 */
async function buildScriptTag(folder, name) {
  await buildWithRolldown({
    cwd: folder,
    input: 'src/scriptTag.ts',
    platform: 'browser',
    resolve: { conditionNames: ['@plinth/source', 'import', 'browser', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    output: {
      file: 'dist/scriptTag.js',
      format: 'iife',
      name: `Plinth.${name}`,
      codeSplitting: false,
      minify: true,
      sourcemap: true,
    },
  });
}

/** @param {string[]} sources such as `./src/react/Gallery.tsx` */
const namedEntries = (sources) =>
  Object.fromEntries(sources.map((source) => [builtName(source), source]));

/** @param {string} source */
const builtName = (source) => source.replace(/^(\.\/)?src\//, '').replace(/\.tsx?$/, '');

/**
 * The modules that the entries import by value, at once or on demand.
 * @param {string} folder @param {string[]} entries
 * @returns {Promise<string[]>} paths such as `./src/react/Gallery.tsx`
 */
async function reachableModules(folder, entries) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: entries,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs)
    .filter((file) => /^src\/.*\.tsx?$/.test(file))
    .map((file) => `./${file}`);
}

/** Keeps each import of a neighbouring module as an import of the neighbour's file in `dist`. */
const modulesStayFiles = {
  name: 'modules-stay-files',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve(
      { filter: /^\.\.?\// },
      async ({ path: file, kind, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === modulesStayFiles) return undefined;
        const found = await build.resolve(file, { kind, resolveDir, pluginData: modulesStayFiles });
        if (!/\.tsx?$/.test(found.path)) return found;
        const target = path.relative(resolveDir, found.path.replace(/\.tsx?$/, '.js'));
        return {
          path: target.startsWith('.') ? target : `./${target}`,
          external: true,
          sideEffects: found.sideEffects,
        };
      },
    );
  },
};
