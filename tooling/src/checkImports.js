import path from 'node:path';
import {
  allowedImports,
  entriesThatRender,
  workspacesThatMayFetch,
  workspacesWithoutCssImports,
} from './allowedImports.js';
import { findNetworkCalls } from './findNetworkCalls.js';
import { importCircles, moduleGraph, shortestWay } from './moduleGraph.js';
import { reportProblems } from './reportProblems.js';
import { runsDirectly } from './runsDirectly.js';
import { parseSource } from './sourceImports.js';
import { isTestFile, listAllWorkspaces, listFiles, repositoryRoot } from './workspace.js';

/** @typedef {import('./workspace.js').Workspace} Workspace */
/** @typedef {Map<string, import('./moduleGraph.js').Edge[]>} Graph */

const isModule = (/** @type {string} */ file) => /\.[jt]sx?$/.test(file) && !/\.d\.ts$/.test(file);
const isReact = (/** @type {string} */ specifier) => /^react(-dom)?(\/|$)/.test(specifier);

/**
 * Import directions between the workspaces and the layers inside them.
 * @param {string} root
 * @param {Record<string, string[]>} table
 * @returns {{ problems: string[], modules: number }}
 */
export function checkImports(root = repositoryRoot, table = allowedImports) {
  const workspaces = listAllWorkspaces(root);
  let modules = 0;
  const problems = workspaces.flatMap((workspace) => {
    const graph = moduleGraph(listFiles(workspace.folder, isModule));
    modules += graph.size;
    const allowed = table[workspace.relative];
    if (!allowed)
      return [
        `${workspace.relative} is a workspace without a row.\n  Add its row to tooling/src/allowedImports.js and to the table of docs/architecture.md.`,
      ];
    return [
      ...wrongImports({ root, workspace, workspaces, graph, allowed }),
      ...(workspace.relative.startsWith('packages/')
        ? packageLayers({ root, workspace, graph })
        : []),
      ...circles(root, graph),
      ...folderCircles(root, workspace, graph),
      ...namesOfOneSpelling(root, graph),
    ];
  });
  return { problems, modules };
}

/**
 * Modules of a folder whose names differ only in extension or case: an import could mean both, and a case-insensitive
 * file system or bundler picks the wrong module.
 * @param {string} root
 * @param {Graph} graph
 */
function namesOfOneSpelling(root, graph) {
  /** @type {Map<string, string[]>} */
  const bySpelling = new Map();
  for (const file of graph.keys()) {
    const spelling = file.replace(/\.[jt]sx?$/, '').toLowerCase();
    bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), path.relative(root, file)]);
  }
  return [...bySpelling.values()]
    .filter((files) => files.length > 1)
    .map((files) => `${files.join(' and ')} have one name.\n  Rename all but one.`);
}

/** @param {{ root: string, workspace: Workspace, workspaces: Workspace[], graph: Graph, allowed: string[] }} input */
function wrongImports({ root, workspace, workspaces, graph, allowed }) {
  /** @type {string[]} */
  const problems = [];
  for (const [file, edges] of graph) {
    const place = (/** @type {number} */ line) => `${path.relative(root, file)}:${line}`;
    for (const { specifier, line } of edges) {
      if (specifier.startsWith('.')) {
        const target = path.resolve(path.dirname(file), specifier);
        if (!target.startsWith(workspace.folder + path.sep) && target !== workspace.folder)
          problems.push(
            `${place(line)} imports ${specifier}, which leaves ${workspace.relative}.\n  Import the other workspace by its package name and entry.`,
          );
      }
      if (
        specifier.endsWith('.css') &&
        workspacesWithoutCssImports.test(workspace.relative) &&
        !isTestFile(file)
      )
        problems.push(
          `${place(line)} imports ${specifier}.\n  TypeScript never imports CSS, so that every module runs in Node: give the file an entry in \`exports\`.`,
        );
      const [, name, part] = /^@plinth\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
      if (name === undefined || name === workspace.name || name === 'tooling') continue;
      if (mayImport({ name, part, workspaces, allowed })) continue;
      problems.push(
        `${place(line)} imports ${specifier}; ${workspace.relative} may import ${allowed.join(', ') || 'no other workspace'}.\n  Receive what you need as a port, and connect the two in apps/site-runtime/src/connect/.`,
      );
    }
  }
  return problems;
}

/** @param {{ name: string, part: string | undefined, workspaces: Workspace[], allowed: string[] }} input */
function mayImport({ name, part, workspaces, allowed }) {
  const isPackage = workspaces.some((workspace) => workspace.relative === `packages/${name}`);
  if (isPackage && allowed.includes('every package')) return true;
  return allowed.includes(name) || (part !== undefined && allowed.includes(`${name}/${part}`));
}

/** @param {{ root: string, workspace: Workspace, graph: Graph }} input */
function packageLayers({ root, workspace, graph }) {
  /** @type {string[]} */
  const problems = [];
  const relative = (/** @type {string} */ file) => path.relative(root, file);

  for (const [entry, target] of Object.entries(workspace.manifest.exports ?? {})) {
    const source = typeof target === 'object' ? target['@plinth/source'] : undefined;
    if (!source || !isModule(source)) continue;
    const file = path.resolve(workspace.folder, source);
    if (!graph.has(file)) {
      problems.push(`${workspace.relative}/package.json names ${source}, which does not exist.`);
    } else if (entriesThatRender.includes(path.posix.join(workspace.relative, entry))) {
      continue;
    } else if (entry.split('/').includes('react')) {
      if (!startsWithUseClient(file))
        problems.push(`${relative(file)} does not start with 'use client'.\n  Make it line one.`);
    } else {
      const way = shortestWay(graph, file, (edge) => isReact(edge.specifier));
      if (way)
        problems.push(
          `${relative(/** @type {string} */ (way.files.at(-1)))}:${way.edge.line} imports ${way.edge.specifier}, and the entry "${entry}" reaches it: ${way.files.map(relative).join(' → ')}.\n  Only ./react may know React: export it from src/react.ts, or split the file.`,
        );
    }
  }

  for (const [file, edges] of graph) {
    if (isTestFile(file) || !file.startsWith(path.join(workspace.folder, 'src') + path.sep))
      continue;
    problems.push(...undeclared({ workspace, edges, file: relative(file) }));
    // An inline script runs before anything could pass it a port.
    if (workspacesThatMayFetch.includes(workspace.relative) || file.endsWith('.inline.ts'))
      continue;
    for (const { call, line } of findNetworkCalls(parseSource(file)))
      problems.push(
        `${relative(file)}:${line} calls ${call}.\n  A package reaches the network through a port: take a function as an option.`,
      );
  }
  return problems;
}

/**
 * Published code may import only what its package installs.
 * @param {{ workspace: Workspace, edges: import('./moduleGraph.js').Edge[], file: string }} input
 */
function undeclared({ workspace, edges, file }) {
  const { dependencies = {}, peerDependencies = {} } = workspace.manifest;
  const declared = { ...dependencies, ...peerDependencies };
  return edges.flatMap(({ specifier, line }) => {
    if (specifier.startsWith('.') || specifier.startsWith('node:')) return [];
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
    if (name in declared || name === workspace.manifest.name) return [];
    return [
      `${file}:${line} imports ${specifier}, which is no dependency of ${workspace.manifest.name}.\n  Add it to \`dependencies\` or \`peerDependencies\`; a dev dependency is not there for the package's user.`,
    ];
  });
}

/** @param {string} file */
function startsWithUseClient(file) {
  const [first] = parseSource(file).statements;
  return first !== undefined && /^['"]use client['"];?$/.test(first.getText());
}

/** @param {string} root @param {Graph} graph */
function circles(root, graph) {
  return importCircles(graph).map(
    (files) =>
      `${files.map((file) => path.relative(root, file)).join(' → ')} import each other.\n  Imports go downward only: move what both need into a file of its own.`,
  );
}

/**
 * Folders of a workspace, as its map shows them: those that import each other in a circle are no layers. The files
 * beside them compose the folders and may import all.
 * @param {string} root
 * @param {Workspace} workspace
 * @param {Graph} graph
 */
function folderCircles(root, workspace, graph) {
  const source = path.join(workspace.folder, 'src');
  /** @param {string} file */
  function folderOf(file) {
    const base = file.startsWith(source + path.sep) ? source : workspace.folder;
    const [first, ...rest] = path.relative(base, file).split(path.sep);
    return rest.length > 0 ? path.join(base, /** @type {string} */ (first)) : undefined;
  }

  /** @type {Graph} */
  const folders = new Map();
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const [file, edges] of graph) {
    const from = folderOf(file);
    if (from === undefined || isTestFile(file)) continue;
    for (const edge of edges) {
      const to = edge.target === undefined ? undefined : folderOf(edge.target);
      if (to === undefined || to === from) continue;
      const arrow = `${from} → ${to}`;
      if (!places.has(arrow)) {
        places.set(arrow, `${path.relative(root, file)}:${edge.line}`);
        folders.set(from, [...(folders.get(from) ?? []), { ...edge, target: to }]);
      }
    }
  }
  return importCircles(folders).map((circle) => {
    const arrows = circle.slice(1).map((to, index) => places.get(`${circle[index]} → ${to}`));
    return `${circle.map((folder) => path.relative(root, folder)).join(' → ')}: folders that import each other, at ${arrows.join(', ')}.\n  Put the file where those who use it look down on it, or what both need into a folder below.`;
  });
}

if (runsDirectly(import.meta.url)) {
  const { problems, modules } = checkImports();
  reportProblems('imports', problems, `${modules} modules, every import goes an allowed way.`);
}
