import { pageVersions } from '@plinth/site-model/definition';
import type { Hono } from 'hono';
import { listItemAddresses } from '../collections/listItemAddresses';
import { cachedWithOrigin, siteOrigin } from '../http/requestOrigin';
import { publicSite } from '../locks/publicSite';
import type { ServerEnvironment } from '../serverEnvironment';
import { listProductPages } from '../shop/productPage';
import { isForCrawlers } from '../site/isForCrawlers';
import { siteSubject } from '../site/lock';
import { siteAvailability } from '../site/siteAvailability';

import { webManifest, webManifestPath } from './webManifest';

/** More a sitemap may not name. */
const maxAddresses = 50_000;

/** Half a year in milliseconds: less than the year that the RFC recommends at most. */
const securityTextLifetime = 182 * 86_400_000;

/** An address of the site without its leading slash, and when its content changed last. */
interface Place {
  slug: string;
  changedAt?: Date;
  /** The page in the languages of the site. @default in one */
  versions?: readonly { language: string; slug: string }[];
}

/** Registers the files that search engines and other crawlers request first. */
export function registerCrawlerFiles(app: Hono<ServerEnvironment>): void {
  app.get('/robots.txt', async (c) => {
    const { locks, definition } = await c.get('services').site.read();
    const isClosed = locks.has(siteSubject) || siteAvailability(definition) === 'ended';
    const rules = isClosed
      ? 'Disallow: /\n'
      : `Disallow: /api/\n\nSitemap: ${siteOrigin(c)}/sitemap.xml\n`;
    return c.text(`User-agent: *\n${rules}`, 200, {
      'cache-control': cachedWithOrigin(c, 3600),
    });
  });
  app.get(webManifestPath, async (c) => {
    const { definition } = publicSite(await c.get('services').site.read());
    return c.body(JSON.stringify(webManifest(definition)), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
  // RFC 9116. Its date is calculated on every request, so that it never expires.
  app.get('/.well-known/security.txt', (c) => {
    const { configuration, clock } = c.get('services');
    const { securityContact, origins } = configuration;
    if (!securityContact) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    const expires = new Date(clock() + securityTextLifetime).toISOString();
    const canonical = origins[0] ? `Canonical: ${origins[0]}/.well-known/security.txt\n` : '';
    return c.text(`Contact: ${securityContact}\nExpires: ${expires}\n${canonical}`, 200, {
      'cache-control': 'public, max-age=86400',
    });
  });
  app.get('/sitemap.xml', async (c) => {
    const services = c.get('services');
    const site = publicSite(await services.site.read());
    const { definition, closed, locks } = site;
    const origin = siteOrigin(c);
    const products: Place[] = await listProductPages(services.db, site);
    const ofProducts = new Map(
      products.flatMap(({ versions = [] }) => versions.map((one) => [one.slug, versions])),
    );
    const slugs = definition.pages
      .filter(({ pageType }) => isForCrawlers(pageType))
      .map((page): Place => ({
        slug: page.slug,
        versions:
          ofProducts.get(page.slug) ??
          pageVersions(definition, page).map((one) => ({
            language: one.language,
            slug: one.page.slug,
          })),
      }));
    const items: Place[] = await listItemAddresses(services, definition);
    const open = [...items, ...products].filter(({ slug }) => !closed.lockAt(slug));
    const addresses = [...slugs, ...open].slice(0, maxAddresses).map((place) => {
      const day = place.changedAt?.toISOString();
      const loc = addressIn(origin, place.slug);
      return `<url><loc>${loc}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${versionLinks(origin, place)}</url>`;
    });
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses.join('')}</urlset>`,
      200,
      {
        'content-type': 'application/xml; charset=utf-8',
        // A locked site is visible only with its password.
        'cache-control': locks.has(siteSubject) ? 'private, no-store' : cachedWithOrigin(c, 3600),
      },
    );
  });
}

/** An address that went through `URL` holds nothing that XML would read, but for `&`. */
const addressIn = (origin: string, slug: string): string =>
  new URL(`/${slug}`, origin).href.replaceAll('&', '&amp;');

/** The versions of a page in other languages, itself among them, as each of them has to name all. */
function versionLinks(origin: string, { versions = [] }: Place): string {
  if (versions.length < 2) return '';
  const link = (language: string, slug: string) =>
    `<xhtml:link rel="alternate" hreflang="${encodeURIComponent(language)}" href="${addressIn(origin, slug)}"/>`;
  return [
    ...versions.map(({ language, slug }) => link(language, slug)),
    link('x-default', versions[0]!.slug),
  ].join('');
}
