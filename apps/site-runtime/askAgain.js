/** An import of a file by its name, as the bundler writes it; the boot script puts the names of kinds together. */
const ofFile = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?(["'`])\.\/([^"'`]+\.js)\1\s*\)/g;

/**
 * Asks another time for each file that is fetched on demand and did not come. A browser remembers for the life of a page
 * that an import has failed, and never asks for that address again; the boot script has the words for another one
 * (`boot/askAgain`). The lines of a source map stay true.
 * @type {import('vite').Plugin}
 */
export const askAgain = {
  name: 'plinth:ask-again',
  renderChunk(code) {
    const asked = code.replace(
      ofFile,
      (found, quote, file) => `${found}.catch(() => plinthAgain(${quote}${file}${quote}))`,
    );
    return { code: asked, map: null };
  },
};
