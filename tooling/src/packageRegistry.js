import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listenLocally } from './listenLocally.js';
import { packRoom } from './packRoom.js';

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
  const packed = await Promise.all(
    rooms.map(async (room) => {
      const { manifest, tarball } = await packRoom(room, folder);
      return { manifest, tarball: readFileSync(tarball) };
    }),
  );
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
