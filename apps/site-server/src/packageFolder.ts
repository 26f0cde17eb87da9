import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function findPackageFolder(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('site-server: no package.json above its own files.');
  return findPackageFolder(parent);
}

/** The folder of this package, found from its sources as well as from the bundle in `dist`. */
export const packageFolder = findPackageFolder(path.dirname(fileURLToPath(import.meta.url)));

/** The repository's root folder. */
export const repositoryFolder = path.resolve(packageFolder, '../..');
