import { build } from 'vite';
import { clientConfig } from './clientConfig.js';
import { joinStart } from './joinStart.js';

/** @type {typeof import('./clientChunks').clientChunks} */
export async function clientChunks({ root, input }) {
  const config = clientConfig(root);
  const result = await build({
    ...config,
    build: {
      ...config.build,
      write: false,
      manifest: false,
      sourcemap: false,
      rollupOptions: { ...config.build.rollupOptions, input },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return [
    ...output.filter((file) => file.type === 'chunk'),
    ...(await joinStart(root, output)).filter(({ name }) => name),
  ];
}
