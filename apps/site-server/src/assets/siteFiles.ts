import type { Context, Next } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';
import { createServedFile } from './servedFile';

/** A file that belongs to the site itself: a picture, its icon. */
export interface SiteFile {
  type: string;
  body: string | Uint8Array;
}

const day = 86_400;
/** A drawing that is opened directly may style itself, and nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves the files of the first site. `?format=750w` requests a width ([MED-1]): a drawing is sharp at every width, so
 * each width is the same file.
 */
export function siteFiles(files: ReadonlyMap<string, SiteFile>) {
  const served = new Map(
    [...files].map(([path, { type, body }]) => [path, createServedFile(type, Buffer.from(body))]),
  );
  return async (c: Context<ServerEnvironment>, next: Next) => {
    const file = c.req.method === 'GET' ? served.get(c.req.path) : undefined;
    if (!file || !c.get('services').isFirstSite) return next();
    const response = await file.send(
      c,
      `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
    );
    response.headers.set('content-security-policy', drawingPolicy);
    // A mail shows the pictures of products in any mail program.
    if (response.headers.get('content-type')?.startsWith('image/'))
      response.headers.set('cross-origin-resource-policy', 'cross-origin');
    return response;
  };
}
