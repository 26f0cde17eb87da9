/** A dynamic import with a literal file name, as the bundler writes it. The boot script composes the names of kinds itself. */
const ofFile = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?(["'`])\.\/([^"'`]+\.js)\1\s*\)/g;

/**
 * Retries every dynamic import that fails. A browser remembers for the life of a page that an import has failed, and
 * never requests that address again, so the retry needs another address (`boot/retryImport`). Source maps stay correct by
 * line.
 * @type {import('vite').Plugin}
 */
export const retryImports = {
  name: 'plinth:retry-imports',
  renderChunk(code) {
    const retrying = code.replace(
      ofFile,
      (call, quote, file) => `${call}.catch(() => plinthRetryImport(${quote}${file}${quote}))`,
    );
    return { code: retrying, map: null };
  },
};
