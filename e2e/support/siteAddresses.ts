import type { APIRequestContext } from '@playwright/test';

/** Pages that no sitemap lists: steps of a purchase, and the page for missing addresses. */
const unlisted = ['/cart', '/checkout', '/reviews', '/no-such-page'];

/** Every page that the server has, by its own sitemap. */
export async function siteAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address!.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  return [...new Set([...listed, ...unlisted])];
}
