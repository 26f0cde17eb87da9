/**
 * Vite wraps every dynamic import in a helper that adds preload links at run time. Our server names in the page what
 * it needs, so an import is only an import, and the plugin that wraps it goes.
 * @type {import('vite').Plugin}
 */
export const plainImports = {
  name: 'plinth:plain-imports',
  configResolved({ plugins }) {
    const list = /** @type {import('vite').Plugin[]} */ (plugins);
    const at = list.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (at < 0)
      throw new Error('Vite wraps dynamic imports by a plugin of another name now: look for it.');
    list.splice(at, 1);
  },
};
