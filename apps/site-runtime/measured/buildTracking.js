import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { clientConfig } from '../clientConfig.js';
import { joinStart } from '../joinStart.js';

/*
 * Builds consent and tracking alone, exactly as for a published page, so that a measurement covers the served files:
 * `node measured/buildTracking.js <folder>` writes the scripts, and `files.json` with their names in the client and the
 * file names of what each imports statically.
 */

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder that the scripts are written to.');

const root = path.dirname(import.meta.dirname);
const config = clientConfig(root);
const result = await build({
  ...config,
  build: {
    ...config.build,
    write: false,
    manifest: false,
    sourcemap: false,
    rollupOptions: {
      ...config.build.rollupOptions,
      input: {
        boot: path.join(import.meta.dirname, 'boot.ts'),
        startPage: path.join(import.meta.dirname, 'startPage.ts'),
        tracking: path.join(root, 'src/start/tracking/tracking.ts'),
      },
    },
  },
});
const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
const chunks = [
  ...output.filter((file) => file.type === 'chunk'),
  ...(await joinStart(root, output)).filter(({ name }) => name),
];
for (const { fileName, code } of chunks) {
  const file = path.join(target, fileName);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
}
const files = chunks.map(({ fileName, name, imports }) => ({ fileName, name, imports }));
writeFileSync(path.join(target, 'files.json'), JSON.stringify(files));
