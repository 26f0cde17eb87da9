/**
 * Vite wraps every dynamic import in a helper that adds preload links at run time. Our server lists the needed files in
 * the page, so a plain import is enough and the plugin that wraps it is removed.
 * @type {import('vite').Plugin}
 */
export const plainImports = {
  name: 'plinth:plain-imports',
  configResolved({ plugins }) {
    const list = /** @type {import('vite').Plugin[]} */ (plugins);
    const at = list.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (at < 0)
      throw new Error(
        'Vite wraps dynamic imports by a plugin with another name now: update plainImports.js.',
      );
    list.splice(at, 1);
  },
};
