import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import type { PackedManifest, PackedPackage } from '../src/project/packedPackage';

const packages = path.resolve(import.meta.dirname, '../../../packages');

/**
 * Every package in two files: as it is published, from which the playground makes projects (`packages/<name>.json`), and
 * its sources, to be read (`sources/<name>.json`).
 */
export function packageFiles(): Plugin {
  const serve = (middlewares: Connect.Server) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://playground');
      const [, kind, name] = /^\/(packages|sources)\/([\w-]+)\.json$/.exec(pathname) ?? [];
      if (name === undefined || !existsSync(path.join(packages, name, 'dist'))) return next();
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(kind === 'packages' ? packPackage(name) : readSources(name)));
    });
  };
  return {
    name: 'plinth-package-files',
    configureServer: ({ middlewares }) => serve(middlewares),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of readdirSync(packages)) {
        if (!existsSync(path.join(packages, name, 'dist'))) continue;
        for (const [folder, content] of [
          ['packages', packPackage(name)],
          ['sources', readSources(name)],
        ] as const) {
          const fileName = `${folder}/${name}.json`;
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        }
      }
    },
  };
}

/** Sources by their paths in the package, without tests. */
function readSources(name: string): Record<string, string> {
  const folder = path.join(packages, name);
  return Object.fromEntries(
    readdirSync(path.join(folder, 'src'), { recursive: true })
      .map((file) => `src/${String(file)}`)
      .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|__fixtures__/.test(file))
      .sort()
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** The package as its tarball has it, without sources, maps, and the file for script tags. */
function packPackage(name: string): PackedPackage {
  const read = (...parts: string[]) => readFileSync(path.join(packages, name, ...parts), 'utf8');
  const manifest = JSON.parse(read('package.json')) as PackedManifest;
  const { version, sideEffects, dependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const exports = Object.entries(manifest.exports)
    .filter(([entry]) => entry !== './package.json')
    .map(([entry, { types, default: file }]) => [
      entry,
      { ...(types && { types }), default: file },
    ]);
  const files = readdirSync(path.join(packages, name, 'dist'), { recursive: true })
    .map(String)
    .filter((file) => /\.(?:js|css|d\.ts)$/.test(file) && file !== 'scriptTag.js')
    .map((file) => [
      `dist/${file}`,
      read('dist', file).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'),
    ]);
  return {
    manifest: {
      name: manifest.name,
      version,
      type: 'module',
      ...(sideEffects !== undefined && { sideEffects }),
      exports: Object.fromEntries(exports) as PackedManifest['exports'],
      ...(dependencies && { dependencies }),
      ...(peerDependencies && { peerDependencies }),
      ...(peerDependenciesMeta && { peerDependenciesMeta }),
    },
    files: Object.fromEntries(files) as Record<string, string>,
  };
}
