import path from 'node:path';
import { parseSource, sourceImports } from './sourceImports.js';

/**
 * @typedef {import('./sourceImports.js').SourceImport & { target: string | undefined }} Edge `target` is the file, when
 * the import is relative and the file is in the list
 */

/**
 * @param {string[]} files absolute paths of modules
 * @returns {Map<string, Edge[]>}
 */
export function moduleGraph(files) {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      sourceImports(parseSource(file)).map((found) => ({
        ...found,
        target: found.specifier.startsWith('.')
          ? resolveRelative(path.resolve(path.dirname(file), found.specifier), known)
          : undefined,
      })),
    ]),
  );
}

/** @param {string} base @param {Set<string>} known */
function resolveRelative(base, known) {
  const withoutJs = base.replace(/\.jsx?$/, '');
  return [
    base,
    ...['.ts', '.tsx', '.js', '/index.ts', '/index.tsx', '/index.js'].flatMap((ending) => [
      base + ending,
      withoutJs + ending,
    ]),
  ].find((candidate) => known.has(candidate));
}

/**
 * The shortest path from a module to an import that the predicate accepts.
 * @param {Map<string, Edge[]>} graph
 * @param {string} start
 * @param {(edge: Edge) => boolean} isWanted
 * @returns {{ files: string[], edge: Edge } | undefined}
 */
export function shortestWay(graph, start, isWanted) {
  /** @type {string[][]} */
  const queue = [[start]];
  const seen = new Set([start]);
  for (let files = queue.shift(); files !== undefined; files = queue.shift()) {
    for (const edge of graph.get(/** @type {string} */ (files.at(-1))) ?? []) {
      if (isWanted(edge)) return { files, edge };
      if (edge.target === undefined || seen.has(edge.target)) continue;
      seen.add(edge.target);
      queue.push([...files, edge.target]);
    }
  }
  return undefined;
}

/**
 * Circles of modules that import each other, also by types alone or on demand: each strongly connected group once, as a
 * path back to its start.
 * @param {Map<string, Edge[]>} graph
 * @returns {string[][]}
 */
export function importCircles(graph) {
  /** @type {string[][]} */
  const circles = [];
  const done = new Set(/** @type {string[]} */ ([]));
  for (const start of graph.keys()) {
    if (done.has(start)) continue;
    const way = shortestWay(graph, start, (edge) => edge.target === start);
    done.add(start);
    if (!way || way.files.some((file) => file !== start && done.has(file))) continue;
    for (const file of way.files) done.add(file);
    circles.push([...way.files, start]);
  }
  return circles;
}
