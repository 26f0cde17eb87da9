import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';

/**
 * The build of a package, read from its `exports`: each entry that has a `@plinth/source` condition
 * becomes one file in `dist`, so that an entry is named in exactly one place.
 * @param {string} configUrl `import.meta.url` of the package's tsup.config.ts
 */
export function packageBuild(configUrl) {
  const folder = path.dirname(fileURLToPath(configUrl));
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const sources = Object.values(manifest.exports)
    .map((target) => (typeof target === 'object' ? target['@plinth/source'] : undefined))
    .filter((source) => typeof source === 'string');
  const scripts = sources.filter((source) => !source.endsWith('.css'));
  const styles = sources.filter((source) => source.endsWith('.css'));

  return defineConfig({
    entry: Object.fromEntries(
      scripts.map((source) => [source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''), source]),
    ),
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    clean: true,
    splitting: true,
    // tsup drops a `'use client'` directive when it tree-shakes, and the consumer's bundler does it anyway.
    treeshake: false,
    dts: { compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] } },
    async onSuccess() {
      for (const style of styles) {
        const target = path.join(folder, style.replace('./src/', './dist/'));
        mkdirSync(path.dirname(target), { recursive: true });
        cpSync(path.join(folder, style), target);
      }
    },
  });
}
