/**
 * In the block table of the boot script, the import of a kind's own file: `load: () => import('./gallery-1a2b3c.js')`.
 * The bundler's place for a hash that it does not know yet stands for the hash.
 */
const importOfKind =
  /(kind: ["']([\w-]+)["'](?:(?!kind:)[^])*?)load: \(\) => import\(["']\.\/\2-([\w!~{}-]+)\.js["']\)/g;

/**
 * Every page makes the whole block table and uses five rows of it. Thirty functions, each compiled as it comes, are a
 * millisecond of a slow phone; a file's name is its kind, which stands there already, and a hash (`importModule`).
 * @type {import('vite').Plugin}
 */
export const fileHashes = {
  name: 'plinth:file-hashes',
  renderChunk(code, { modules }) {
    if (!Object.keys(modules).some((id) => id.endsWith('/blocks/blockTable.generated.ts')))
      return null;
    const hashed = code.replace(importOfKind, (found, before, kind, hash) =>
      // As long as it was: what the source map says of the line stays true.
      `${before}hash: '${hash}'`.padEnd(found.length),
    );
    if (hashed === code)
      this.error('The boot script imports the files of blocks in other words now.');
    return { code: hashed, map: null };
  },
};
