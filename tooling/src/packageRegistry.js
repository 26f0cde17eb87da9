import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listenLocally } from './listenLocally.js';
import { runProgram } from './runProgram.js';
import { turboEnvironment } from './turboEnvironment.js';

/**
 * @typedef {import('./workspace.js').Room} Room
 * @typedef {{ manifest: { name: string, version: string }, tarball: Buffer }} Packed
 */

/**
 * A registry that knows our packages as they would be published today, so that a project installs them by name.
 * @param {Room[]} rooms
 * @param {string} folder where tarballs may be written
 */
export async function startPackageRegistry(rooms, folder) {
  const packed = await Promise.all(rooms.map((room) => packRoom(room, folder)));
  const byName = new Map(packed.map((entry) => [entry.manifest.name, entry]));
  let origin = '';
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname);
    const tarball = byName.get(name.slice(1).replace(/\.tgz$/, ''));
    if (!tarball) {
      response.writeHead(404).end('{}');
    } else if (name.endsWith('.tgz')) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarball.tarball);
    } else {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(packageDocument(tarball, `${origin}${name}.tgz`)));
    }
  });
  const listening = await listenLocally(server);
  origin = listening.origin;
  return listening;
}

/** @param {Packed} packed @param {string} address of the tarball */
function packageDocument({ manifest, tarball }, address) {
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  return {
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist: { tarball: address, integrity } } },
  };
}

/**
 * @param {Room} room @param {string} folder
 * @returns {Promise<Packed>}
 */
async function packRoom(room, folder) {
  const target = mkdtempSync(path.join(folder, `${room.name}-`));
  const env = turboEnvironment();
  const packing = await runProgram('pnpm', ['pack', '--pack-destination', target], {
    cwd: room.folder,
    env,
  });
  const file = readdirSync(target).find((name) => name.endsWith('.tgz'));
  if (packing.code !== 0 || !file)
    throw new Error(`${room.relative} cannot be packed: ${packing.output}`);
  const tarball = path.join(target, file);
  await runProgram('tar', ['-xzf', tarball, '-C', target, 'package/package.json']);
  return {
    manifest: JSON.parse(readFileSync(path.join(target, 'package/package.json'), 'utf8')),
    tarball: readFileSync(tarball),
  };
}
