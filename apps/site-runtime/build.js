import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildRender } from 'tsup';
import { build as buildClient } from 'vite';
import { stylePaths } from './styles.js';

const folder = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

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

const styles = Object.entries(stylePaths).map(([name, source]) => {
  const file = source.startsWith('.') ? path.join(folder, source) : require.resolve(source);
  if (!existsSync(file)) throw new Error(`The style sheet ${source} is missing.`);
  return [`style-${name}`, file];
});

await buildClient({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  base: '/assets/',
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
