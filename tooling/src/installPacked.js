import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { packRoom } from './packRoom.js';

/** @typedef {import('./packRoom.js').PackedRoom} PackedRoom */

/**
 * Packs packages and puts them into a project's `node_modules`, beside what they depend on: as an installation would,
 * without a registry.
 * @param {import('./workspace.js').Room[]} rooms
 * @param {string} folder of the project
 * @returns {Promise<PackedRoom[]>}
 */
export async function installPacked(rooms, folder) {
  const modules = path.join(folder, 'node_modules');
  const own = new Set(rooms.map(({ manifest }) => manifest.name));
  const packed = await Promise.all(
    rooms.map((room) => packRoom(room, folder, path.join(modules, room.manifest.name))),
  );
  for (const { room, manifest } of packed) {
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const link = path.join(modules, name);
      if (own.has(name) || existsSync(link)) continue;
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(path.join(room.folder, 'node_modules', name), link);
    }
  }
  return packed;
}
