import type { Hono } from 'hono';
import { mediaType } from '../assets/mediaType';
import { readSite } from '../locks/readSite';
import { notFoundPage } from '../pages/failures/notFoundPage';
import { sendPage } from '../pages/sendPage';
import type { ServerEnvironment } from '../serverEnvironment';
import { findFileByAddress } from './fileRows';
import { sendUpload } from './sendUpload';
import { readFileRequest, sendStoredFile } from '../files/sendStoredFile';

/** Types in which a file could run, style or frame something in the site's name. */
const document = /^(?:text\/html|image\/svg\+xml|text\/xml|application\/xml)/;
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Public files of an owner, at the address of links to files: `/s/<name>`. */
export function registerPublicFiles(app: Hono<ServerEnvironment>): void {
  app.get('/s/:name', async (c) => {
    const name = c.req.param('name');
    const { db, siteFolder, site: sites } = c.get('services');
    const { definition } = await sites.read();
    const uploaded = await findFileByAddress(db, definition.id, name);
    const sent = uploaded ? await sendUpload(c, uploaded) : undefined;
    if (sent) return sent;
    const file = await siteFolder.find('public', name);
    if (!file) {
      const site = await readSite(c);
      return sendPage(c, { site, page: notFoundPage(site) });
    }
    const type = mediaType(name);
    const response = sendStoredFile(
      c,
      { file, asked: readFileRequest(c, file) },
      { type, cacheControl: 'public, max-age=300' },
    );
    if (document.test(type)) response.headers.set('content-security-policy', documentPolicy);
    return response;
  });
}
