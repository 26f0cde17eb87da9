import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildRender } from 'tsup';
import { build as buildClient } from 'vite';
import { clientConfig } from './clientConfig.js';
import { clientInputs } from './clientInputs.js';
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

const config = clientConfig(folder);
await buildClient({
  ...config,
  build: {
    ...config.build,
    rollupOptions: {
      ...config.build.rollupOptions,
      input: { ...clientInputs(folder), ...Object.fromEntries(styles) },
    },
  },
});
