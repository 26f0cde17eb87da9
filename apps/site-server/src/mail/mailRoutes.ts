import { pageType } from '@plinth/site-model';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { orders } from '../database/schema/index';
import { siteOrigin } from '../http/requestOrigin';
import { readSite } from '../locks/readSite';
import { notFoundPage } from '../pages/failures/notFoundPage';
import { sendPage } from '../pages/sendPage';
import type { ServerEnvironment } from '../serverEnvironment';
import { formerMailPath } from '../http/mailPaths';
import { mailPagePath, readMailToken } from './mailPageAddress';
import { mailDocument, mailFragment } from './mailHtml';
import { orderMail } from './orderMail';
import { sendMailDocument } from './sendMailDocument';

/**
 * The mail of an order in a browser: within the site's page for it, if any. Only readers of the mail have its address.
 */
export function registerMailPages(app: Hono<ServerEnvironment>): void {
  app.on('GET', [mailPagePath, formerMailPath(mailPagePath)], async (c) => {
    const services = c.get('services');
    const site = await readSite(c);
    const { definition } = site;
    const id = readMailToken(services.signer, c.req.query('token') ?? '');
    const [row] =
      id === undefined
        ? []
        : await services.db
            .select()
            .from(orders)
            .where(and(eq(orders.id, id), eq(orders.siteId, definition.id)));
    if (!row) return sendPage(c, { site, page: notFoundPage(site) });
    const origin = siteOrigin(c);
    const mail = await orderMail(row, { services, site: definition, origin });
    const frame = definition.pages.find((page) => page.pageType === pageType.commerceEmailPreview);
    return frame
      ? sendPage(c, { site, page: frame }, { mailHtml: mailFragment(mail) })
      : sendMailDocument(c, mailDocument(mail));
  });
}
