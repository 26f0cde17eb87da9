import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { packWorkspace } from './packWorkspace.js';

/** @typedef {import('./packWorkspace.js').PackedWorkspace} PackedWorkspace */

/**
 * Packs packages and installs them into a project's `node_modules`, with their dependencies: like an installation,
 * without a registry.
 * @param {import('./workspace.js').Workspace[]} workspaces
 * @param {string} folder of the project
 * @returns {Promise<PackedWorkspace[]>}
 */
export async function installPacked(workspaces, folder) {
  const modules = path.join(folder, 'node_modules');
  const own = new Set(workspaces.map(({ manifest }) => manifest.name));
  const packed = await Promise.all(
    workspaces.map((workspace) =>
      packWorkspace(workspace, folder, path.join(modules, workspace.manifest.name)),
    ),
  );
  for (const { workspace, manifest } of packed) {
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const link = path.join(modules, name);
      if (own.has(name) || existsSync(link)) continue;
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(path.join(workspace.folder, 'node_modules', name), link);
    }
  }
  return packed;
}
