import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, listWorkspaces } from './workspace.js';

/** The name of a declaration below a comment with an example. */
const exampleOf = /@example\n(?:(?!\*\/)[^])*\*\/\s*export (?:async )?(?:function|const) (\w+)/g;
const comment = /\/\*\*(?:(?!\*\/)[^])*?@example\n \* ```tsx?\n((?:(?!\*\/)[^])*?) \* ```/g;

/**
 * The `@example` of each doc comment in the packages' sources. It compiles inside its package, as a user would paste it.
 * @param {string} root
 * @returns {import('./checkExamples.js').Example[]}
 */
export function commentExamples(root) {
  return listWorkspaces(['packages'], root).flatMap(({ folder }) =>
    listFiles(path.join(folder, 'src'), isSource).flatMap((page) => {
      const text = readFileSync(page, 'utf8');
      return [...text.matchAll(comment)].map(({ 0: whole, 1: block = '', index }) => {
        const start = index + whole.lastIndexOf(block);
        const line = text.slice(0, start).split('\n').length;
        const name = `${path.basename(page, path.extname(page))}.${line}.example.tsx`;
        return {
          page,
          line,
          code: block.replaceAll(/^ \* ?/gm, ''),
          file: path.join(folder, name),
        };
      });
    }),
  );
}

/**
 * Functions with options in a package's API report whose use no doc comment of the package shows.
 * @param {string} root
 * @returns {string[]} problems
 */
export function missingExamples(root) {
  const packages = listWorkspaces(['packages'], root);
  const shownBy = new Map(
    packages.map(({ folder, manifest }) => [
      manifest.name,
      listFiles(path.join(folder, 'src'), isSource)
        .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(exampleOf)])
        .map(([, name]) => name),
    ]),
  );
  return packages.flatMap(({ folder, manifest }) => {
    const report = path.join(folder, 'api.md');
    if (!existsSync(report)) return [];
    const functions = readFileSync(report, 'utf8').matchAll(/^function (\w+)(.*?)\)/gms);
    const names = [...functions].flatMap(([, name = '', parameters = '']) =>
      /(?<!Intl\.)\b[A-Z]\w*Options\b/.test(parameters) ? [name] : [],
    );
    // A function that a package re-exports has its example in its own source.
    const sources = [manifest.name, ...Object.keys(manifest.dependencies ?? {})];
    const shown = new Set(sources.flatMap((name) => shownBy.get(name) ?? []));
    return [...new Set(names)]
      .filter((name) => !shown.has(name))
      .map((name) => `${manifest.name}: ${name} takes options and has no @example.`);
  });
}

/** @param {string} file */
const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
