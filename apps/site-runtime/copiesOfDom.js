import path from 'node:path';

const packages = path.join(import.meta.dirname, '../../packages') + path.sep;

/** Marks the copy of a module with its owner; the bundler reads the language of a module from the end of its name. */
const mark = '?copy=';

/**
 * Gives each package, and each folder of this app, functions of `@plinth/dom` of its own. A function of 60 bytes that
 * twenty files share would become a file that each of their pages has to request; a copy costs only its few bytes. The
 * functions keep no state outside the element that they are called with, so a page may have several copies.
 * @type {import('vite').Plugin}
 */
export const copiesOfDom = {
  name: 'plinth:copies-of-dom',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    const [file = '', owner] = importer.split(mark);
    const isOwn = owner !== undefined && id.startsWith('.');
    if (!isOwn && !/^@plinth\/dom(\/|$)/.test(id)) return undefined;
    const found = await this.resolve(id, file, { skipSelf: true });
    return found && { ...found, id: `${found.id}${mark}${owner ?? `${ownerOf(file)}.ts`}` };
  },
};

/**
 * The package that a file belongs to, or its folder in this app.
 * @param {string} file
 */
const ownerOf = (file) =>
  file.startsWith(packages)
    ? file.slice(packages.length).split(path.sep)[0]
    : path.relative(import.meta.dirname, path.dirname(file)).replaceAll(path.sep, '.');
