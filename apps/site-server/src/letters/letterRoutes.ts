import { pageType } from '@plinth/site-model';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { orders } from '../database/schema/index';
import { siteOrigin } from '../http/requestOrigin';
import { readSite } from '../locks/readSite';
import { notFoundPage } from '../pages/failures/notFoundPage';
import { sendPage } from '../pages/sendPage';
import type { ServerEnvironment } from '../serverEnvironment';
import { letterPath, readLetterToken } from './letterAddress';
import { letterDocument, letterFragment } from './letterHtml';
import { orderLetter } from './orderLetter';
import { sendLetterDocument } from './sendLetterDocument';

/**
 * The letter of an order in a browser: within the site's page for it, where it has one. Only whoever was given the
 * letter has its address.
 */
export function registerLetters(app: Hono<ServerEnvironment>): void {
  app.get(letterPath, async (c) => {
    const services = c.get('services');
    const site = await readSite(c);
    const { definition } = site;
    const id = readLetterToken(services.signer, c.req.query('token') ?? '');
    const [row] =
      id === undefined
        ? []
        : await services.db
            .select()
            .from(orders)
            .where(and(eq(orders.id, id), eq(orders.siteId, definition.id)));
    if (!row) return sendPage(c, { site, page: notFoundPage(site) });
    const origin = siteOrigin(c);
    const letter = await orderLetter(row, { services, site: definition, origin });
    const frame = definition.pages.find((page) => page.pageType === pageType.commerceEmailPreview);
    return frame
      ? sendPage(c, { site, page: frame }, { letterHtml: letterFragment(letter) })
      : sendLetterDocument(c, letterDocument(letter));
  });
}
