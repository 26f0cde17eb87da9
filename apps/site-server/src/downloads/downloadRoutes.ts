import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';
import type { Context, Hono } from 'hono';
import { mediaType } from '../assets/mediaType';
import { readFileRequest, sendStoredFile } from '../files/sendStoredFile';
import { attachmentHeader } from '../http/attachmentHeader';
import { readSite } from '../locks/readSite';
import { translatePage } from '../pages/translatePage';
import { sendPage } from '../pages/sendPage';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { downloadPath, readDownloadToken } from '../shop/downloadAddress';
import { findSoldFile } from '../shop/soldFiles';
import { findBoughtFile, takeDownload, type DownloadProblem } from '../shop/takeDownload';

type Refusal = DownloadProblem | 'away';

const statuses: Readonly<Record<Refusal, number>> = {
  unknown: 404,
  pending: 403,
  unpaid: 410,
  expired: 410,
  usedUp: 410,
  away: 503,
};

/** The files of orders, by links that are signed, expire, and count ([COM-19]). */
export function registerDownloads(app: Hono<ServerEnvironment>): void {
  app.get(downloadPath, async (c) => {
    const services = c.get('services');
    const { db, signer, clock, log } = services;
    const site = await readSite(c);
    const now = new Date(clock());
    const id = readDownloadToken(signer, c.req.query('token') ?? '');
    const { bought, problem } = await findBoughtFile(db, {
      siteId: site.definition.id,
      id,
      now,
    });
    if (!bought) return refuse(c, site, problem);
    const file = await findSoldFile(services, site.definition.id, bought.file);
    if (!file) {
      log.error('download.away', { file: bought.file, order: bought.orderId });
      return refuse(c, site, 'away');
    }
    const asked = readFileRequest(c, file);
    const isSent = c.req.method === 'GET' && (asked.kind === 'whole' || asked.kind === 'part');
    const isRest = asked.kind === 'part' && asked.range.from > 0;
    if (isSent && !(await takeDownload(db, bought, { isRest, now })))
      return refuse(c, site, 'usedUp');
    return sendStoredFile(
      c,
      { file, asked },
      {
        type: mediaType(bought.name),
        // One buyer's: a browser has to check again whether the link is still valid.
        cacheControl: 'private, no-cache',
        disposition: attachmentHeader(bought.name),
      },
    );
  });
}

async function refuse(
  c: Context<ServerEnvironment>,
  site: SiteSnapshot,
  refusal: Refusal,
): Promise<Response> {
  const page = refusalPage(site, refusal);
  const response = await sendPage(c, { site, page }, { status: statuses[refusal] });
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** The site's header and footer around the reason why there is no file. */
function refusalPage({ definition }: SiteSnapshot, refusal: Refusal): PageDefinition {
  const title = translatePage(definition, 'page.download');
  const text = translatePage(definition, `page.download.${refusal}`);
  const html = `<h1>${title}</h1><p>${text}</p>`;
  return {
    id: 'download-refused',
    slug: 'downloads/file',
    title,
    pageType: pageType.notFound,
    sections: [
      { id: 'download-refused', blocks: [{ id: 'download-refusal', type: 2, settings: { html } }] },
    ],
  };
}
