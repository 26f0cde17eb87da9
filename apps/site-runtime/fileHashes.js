/**
 * In the block table of the boot script, the import of a kind's own file: `load: () => import('./gallery-1a2b3c.js')`.
 * In place of the hash it has the bundler's placeholder.
 */
const importOfKind =
  /(kind: ["']([\w-]+)["'](?:(?!kind:)[^])*?)load: \(\) => import\(["']\.\/\2-([\w!~{}-]+)\.js["']\)/g;

/**
 * Every page builds the whole block table and uses five rows of it. Compiling thirty functions takes a slow phone a
 * millisecond; a file's name is its kind, which is in the row already, and a hash (`importModule`).
 * @type {import('vite').Plugin}
 */
export const fileHashes = {
  name: 'plinth:file-hashes',
  renderChunk(code, { modules }) {
    if (!Object.keys(modules).some((id) => id.endsWith('/blocks/blockTable.generated.ts')))
      return null;
    const hashed = code.replace(importOfKind, (found, ...groups) => {
      const [before, , hash] = groups;
      // Padded to its former length, so that the source map of the line stays correct.
      return `${before}hash: '${hash}'`.padEnd(found.length);
    });
    if (hashed === code)
      this.error('The boot script imports the files of blocks in other words now.');
    return { code: hashed, map: null };
  },
};
