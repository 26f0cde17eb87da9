import type { Hono } from 'hono';
import { listItemAddresses } from '../collections/listItemAddresses';
import { cachedWithOrigin, siteOrigin } from '../http/requestOrigin';
import { publicSite } from '../locks/publicSite';
import type { ServerEnvironment } from '../serverEnvironment';
import { listProductAddresses } from '../shop/productPage';
import { isForCrawlers } from '../site/isForCrawlers';
import { siteSubject } from '../site/lock';

/** More a sitemap may not name. */
const mostAddresses = 50_000;

/** What search engines ask for first. */
export function registerCrawlerFiles(app: Hono<ServerEnvironment>): void {
  app.get('/robots.txt', async (c) => {
    const { locks } = await c.get('services').site.read();
    const rules = locks.has(siteSubject)
      ? 'Disallow: /\n'
      : `Disallow: /api/\n\nSitemap: ${siteOrigin(c)}/sitemap.xml\n`;
    return c.text(`User-agent: *\n${rules}`, 200, {
      'cache-control': cachedWithOrigin(c, 3600),
    });
  });
  app.get('/sitemap.xml', async (c) => {
    const services = c.get('services');
    const site = publicSite(await services.site.read());
    const { definition, closed, locks } = site;
    const origin = siteOrigin(c);
    const slugs = definition.pages
      .filter(({ pageType }) => isForCrawlers(pageType))
      .map(({ slug }) => slug);
    const items = await listItemAddresses(services, definition.id);
    const products = await listProductAddresses(services.db, site);
    const open = [...items, ...products].filter((slug) => !closed.lockAt(slug));
    const addresses = [...slugs, ...open]
      .slice(0, mostAddresses)
      // An address that went through `URL` holds nothing that XML would read.
      .map((slug) => new URL(`/${slug}`, origin).href.replaceAll('&', '&amp;'))
      .map((address) => `<url><loc>${address}</loc></url>`);
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`,
      200,
      {
        'content-type': 'application/xml; charset=utf-8',
        // Of a locked site it is for those who have its password.
        'cache-control': locks.has(siteSubject) ? 'private, no-store' : cachedWithOrigin(c, 3600),
      },
    );
  });
}
