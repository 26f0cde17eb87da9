/**
 * The modules that the boot script imports on demand: the start of the page, and each kind of block, under its name. As
 * an entry of its own such a module can export to other files. A module that is only imported dynamically could not:
 * the bundler would put a file before it, or wrap it in a namespace, whose runtime is one more file.
 *
 * @param folder of this app
 * @returns paths by the names of the files
 */
export function clientInputs(folder: string): Record<string, string>;
