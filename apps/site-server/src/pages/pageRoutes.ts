import type { Hono } from 'hono';
import { findItem } from '../collections/itemPage';
import { publicUrl } from '../http/requestOrigin';
import { readSite } from '../locks/readSite';
import { readSession } from '../security/sessionCookie';
import type { ServerEnvironment } from '../serverEnvironment';
import { findProductPlace, withProductVersions } from '../shop/productPage';
import { slugOf } from '../site/slugOf';
import { addressElsewhere } from './addressElsewhere';
import { canonicalAddress } from './canonicalAddress';
import { notFoundPage } from './failures/notFoundPage';
import { refuseMethod } from './failures/refuseMethod';
import { hasNoAddress } from '../site/hasNoAddress';
import { listFile } from './listFile';
import { plainSearchPage } from './plainSearchPage';
import { previewCarriedOver } from './previewOptions';
import { sendCalendar } from './sendCalendar';
import { sendLockScreen, sendPage } from './sendPage';
import { slidePage } from './slidePage';

/** Pages by their addresses, after all other routes. */
export function registerPages(app: Hono<ServerEnvironment>): void {
  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const { pathname, search } = url;
    // One address for one page; `//host/` would lead to another server.
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return c.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
    }
    const carried = previewCarriedOver(publicUrl(c), c.req.header('referer'));
    if (carried && (await readSession(c))?.account.roles.length) return c.redirect(carried, 302);
    const site = await readSite(c);
    const slug = slugOf(pathname);
    if (site.closed.lockAt(slug)) return sendLockScreen(c, site);
    const services = c.get('services');
    const found = site.pageBySlug.get(slug);
    const elsewhere = found && addressElsewhere(site.definition, found, url);
    if (elsewhere) return c.redirect(elsewhere, 302);
    if (found && !hasNoAddress(found)) {
      const file = await listFile(c, { site, page: found });
      if (file) return file;
      const page = await site.share(`versions ${slug}`, () =>
        withProductVersions(services.db, site, found),
      );
      return sendPage(c, { site, page });
    }
    const ofItem = await site.share(`item ${slug}`, () => findItem(services, site, slug));
    if (ofItem && c.req.query('format') === 'ical' && ofItem.item.startsAt !== undefined) {
      return sendCalendar(c, [ofItem.item], { site, slug: slug.split('/').at(-1)! });
    }
    const product = ofItem
      ? undefined
      : await site.share(`product ${slug}`, () => findProductPlace(services.db, site, slug));
    if (product && 'address' in product) return c.redirect(`${product.address}${search}`, 302);
    const shown =
      ofItem?.page ?? product?.page ?? slidePage(site, { pathname, itemId: c.req.query('itemId') });
    const meant =
      shown || pathname === '/search' ? undefined : await canonicalAddress(services, site, slug);
    if (meant) return c.redirect(withQuery(meant.address, search), meant.status);
    const page =
      shown ?? (pathname === '/search' ? plainSearchPage(site) : notFoundPage(site, slug));
    return sendPage(c, { site, page });
  });
  app.all('*', refuseMethod);
}

/** With the query of the request, unless the address has one itself. */
const withQuery = (address: string, search: string): string =>
  /[?#]/.test(address) ? address : address + search;
