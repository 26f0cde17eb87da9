import { build } from 'vite';
import { clientConfig } from './clientConfig.js';

/** @type {typeof import('./clientChunks').clientChunks} */
export async function clientChunks({ root, entry, replace = {} }) {
  const config = clientConfig(root);
  const result = await build({
    ...config,
    plugins: [
      ...config.plugins,
      {
        name: 'plinth:replace',
        enforce: 'pre',
        resolveId(source) {
          const ending = Object.keys(replace).find((end) => source.endsWith(end));
          return ending ? this.resolve(replace[ending] ?? '') : undefined;
        },
      },
    ],
    build: {
      ...config.build,
      write: false,
      manifest: false,
      sourcemap: false,
      rollupOptions: { ...config.build.rollupOptions, input: { boot: entry } },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return output.filter((file) => file.type === 'chunk');
}
