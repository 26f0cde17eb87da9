import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ClientManifest } from '@plinth/site-renderer';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';
import { mediaType } from './mediaType';
import { createServedFile, type ServedFile } from './servedFile';

/** The browser's part of the site, as it was built. */
export interface ClientFiles {
  manifest: ClientManifest;
  /** By address, such as `/assets/boot-1a2b3c.js`. */
  files: ReadonlyMap<string, ServedFile>;
}

/**
 * Reads the built client whole: a few hundred kilobytes, and no path of a request ever reaches the disk. Its build has
 * compressed it.
 *
 * @throws when it has not been built
 */
export async function readClientFiles(): Promise<ClientFiles> {
  const runtime = createRequire(import.meta.url).resolve('@plinth/site-runtime/package.json');
  const folder = path.join(path.dirname(runtime), 'dist/client');
  const manifestFile = path.join(folder, '.vite/manifest.json');
  const manifest = await readFile(manifestFile, 'utf8').catch((cause: unknown) => {
    throw new Error(`The client is not built: ${manifestFile} is missing. Run \`pnpm build\`.`, {
      cause,
    });
  });
  const files = new Map<string, ServedFile>();
  for (const name of await readdir(path.join(folder, 'assets'))) {
    // Source maps are for developers, who have them on their disk.
    if (name.endsWith('.map')) continue;
    const body = await readFile(path.join(folder, 'assets', name));
    const br = await readFile(path.join(folder, 'compressed', `${name}.br`)).catch(() => undefined);
    files.set(`/assets/${name}`, createServedFile(mediaType(name), body, br));
  }
  return { manifest: JSON.parse(manifest) as ClientManifest, files };
}

/** Names carry a hash of the content: a browser may keep such a file for ever. */
export function registerClientFiles(
  app: Hono<ServerEnvironment>,
  files: ReadonlyMap<string, ServedFile>,
): void {
  const retried = retriedImports(files);
  app.get('/assets/*', (c) => {
    const retry = /^[1-9]\d?$/.exec(c.req.query('retry') ?? '')?.[0];
    const file = (retry && retried(c.req.path, retry)) ?? files.get(c.req.path);
    if (!file) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    return file.send(c, 'public, max-age=31536000, immutable');
  });
}

/** A static import of another file, as the bundler writes it. */
const staticImport = /((?:\bfrom|\bimport) ?["']\.\/[^"']+\.js)(["'])/g;

/**
 * Serves scripts whose imports a page retries because they failed to load. A browser remembers each address that has failed,
 * also those of a script's static imports, so the imports get the same parameter. [RUN-15i]
 */
function retriedImports(files: ReadonlyMap<string, ServedFile>) {
  const made = new Map<string, ServedFile>();
  return (address: string, retry: string): ServedFile | undefined => {
    const file = address.endsWith('.js') ? files.get(address) : undefined;
    if (!file) return undefined;
    const key = `${address} ${retry}`;
    let found = made.get(key);
    if (!found) {
      const text = file.text().replace(staticImport, `$1?retry=${retry}$2`);
      made.set(key, (found = createServedFile(mediaType(address), Buffer.from(text))));
      // Retries are rare: the oldest file makes room.
      if (made.size > maxRetriedImports) made.delete([...made.keys()][0]!);
    }
    return found;
  };
}

const maxRetriedImports = 500;
