import type { PageDefinition } from '@plinth/site-runtime/render';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/siteStore';
import { sendPage } from './sendPage';

const notFound = 100;

/** Where a site has no page for what is missing: its header and footer around two sentences. */
const plainNotFound: PageDefinition = {
  id: 'not-found',
  slug: 'not-found',
  title: 'Page not found',
  pageType: notFound,
  sections: [
    {
      id: 'not-found',
      blocks: [
        {
          id: 'not-found-text',
          type: 2,
          settings: {
            html: '<h1>Page not found</h1><p>There is nothing at this address. <a href="/">Go to the first page</a>.</p>',
          },
        },
      ],
    },
  ],
};

export const notFoundPage = ({ definition }: SiteSnapshot): PageDefinition =>
  definition.pages.find(({ pageType }) => pageType === notFound) ?? plainNotFound;

/** Pages by their addresses, last of all routes. */
export function registerPages(app: Hono<ServerEnvironment>): void {
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    // One address for one page; `//host/` would lead to another server.
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return c.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 301);
    }
    const site = await c.get('services').site.read();
    const found = site.pageBySlug.get(slugOf(pathname));
    // A page that stands for a failure is no address of its own.
    const page = found && found.pageType !== notFound ? found : notFoundPage(site);
    return sendPage(c, { site, page });
  });
}

/** An address that is not decodable is taken as it stands: no page has it. */
function slugOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return pathname;
  }
}
