import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { clientConfig } from './clientConfig.js';
import { clientInputs } from './clientInputs.js';
import { compressAssets } from './compressAssets.js';
import { joinStart } from './joinStart.js';
import { stylePaths } from './styles.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

const styles = Object.entries(stylePaths).map(([name, source]) => [
  `style-${name}`,
  source.startsWith('.') ? path.join(folder, source) : source,
]);

const config = clientConfig(folder);
const client = await build({
  ...config,
  build: {
    ...config.build,
    rollupOptions: {
      ...config.build.rollupOptions,
      input: { ...clientInputs(folder), ...Object.fromEntries(styles) },
    },
  },
});

const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (client);
const manifestFile = path.join(folder, 'dist/client/.vite/manifest.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
for (const { name, fileName, code } of await joinStart(folder, output)) {
  writeFileSync(path.join(folder, 'dist/client', fileName), code);
  if (name) manifest[name] = { file: fileName, name };
}
writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
await compressAssets(path.join(folder, 'dist/client'));
