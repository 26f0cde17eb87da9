import { moduleGraph } from './moduleGraph.js';
import { isTestFile, listFiles } from './workspace.js';

/** @typedef {import('./workspace.js').Workspace} Workspace */
/** @typedef {Map<string, Set<string>>} WorkspaceImports from a workspace's name to those that it imports */

const isModule = (/** @type {string} */ file) => /\.[jt]sx?$/.test(file) && !/\.d\.ts$/.test(file);

/**
 * The imports between workspaces, read from the sources; tests and build files do not count.
 * @param {Workspace[]} workspaces
 * @returns {WorkspaceImports}
 */
export function readWorkspaceImports(workspaces) {
  const names = new Set(workspaces.map((workspace) => workspace.name));
  return new Map(
    workspaces.map((workspace) => {
      const files = listFiles(workspace.folder, isModule).filter(
        (file) => file.startsWith(`${workspace.folder}/src/`) && !isTestFile(file),
      );
      const targets = [...moduleGraph(files).values()]
        .flat()
        .map(({ specifier }) => /^@plinth\/([^/]+)/.exec(specifier)?.[1] ?? '')
        .filter((name) => name !== workspace.name && names.has(name));
      return [workspace.name, new Set(targets)];
    }),
  );
}

/**
 * Leaves out each arrow that is implied by two others, so that a large picture stays readable.
 * @param {WorkspaceImports} arrows
 * @returns {WorkspaceImports}
 */
export function withoutShortcuts(arrows) {
  const reached = new Map([...arrows.keys()].map((name) => [name, reachable(arrows, name)]));
  return new Map(
    [...arrows].map(([from, targets]) => [
      from,
      new Set(
        [...targets].filter(
          (to) => ![...targets].some((via) => via !== to && reached.get(via)?.has(to)),
        ),
      ),
    ]),
  );
}

/** @param {WorkspaceImports} arrows @param {string} start @returns {Set<string>} */
function reachable(arrows, start) {
  const seen = new Set(/** @type {string[]} */ ([]));
  const queue = [...(arrows.get(start) ?? [])];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    queue.push(...(arrows.get(name) ?? []));
  }
  return seen;
}

/**
 * The height of each workspace above those that import nothing.
 * @param {WorkspaceImports} arrows
 * @returns {Map<string, number>}
 */
export function workspaceLevels(arrows) {
  /** @type {Map<string, number>} */
  const levels = new Map();
  /** @param {string} name @returns {number} */
  const levelOf = (name) => {
    let level = levels.get(name);
    if (level === undefined) {
      // A circle would never end; `pnpm imports` refuses it.
      levels.set(name, 0);
      level = Math.max(-1, ...[...(arrows.get(name) ?? [])].map(levelOf)) + 1;
      levels.set(name, level);
    }
    return level;
  };
  for (const name of arrows.keys()) levelOf(name);
  return levels;
}
