import { createHash } from 'node:crypto';
import type { PageDefinition, PageRequest, SiteDefinition } from '@plinth/site-runtime/render';

/** Milliseconds for which a page may say that it is the same time. */
const moment = 10_000;

export const momentOf = (now: number): number => Math.floor(now / moment) * moment;

interface Input {
  site: SiteDefinition;
  page: PageDefinition;
  request: PageRequest;
}

/**
 * Makes keys for what pages are rendered from: everything that can be seen in a page is in its key, because everything
 * that it is rendered from is.
 */
export function createInputKeys(): (input: Input) => string {
  const nameOf = createNames();
  return ({ site, page, request }) =>
    createHash('sha1')
      .update(`${nameOf(site, page)}\n${textOf(request)}`)
      .digest('base64');
}

/** Names for sites and their pages: the same object has the same content, as long as it lives. */
function createNames() {
  const sites = new WeakMap<
    SiteDefinition,
    { number: number; pages: ReadonlySet<PageDefinition> }
  >();
  let last = 0;
  return (site: SiteDefinition, page: PageDefinition): string => {
    let known = sites.get(site);
    if (!known) sites.set(site, (known = { number: (last += 1), pages: new Set(site.pages) }));
    // The page of a post or a product is made for each request.
    return `${known.number} ${known.pages.has(page) ? page.id : JSON.stringify(page)}`;
  };
}

/** Everything in a request, also what JSON would leave out; of a function, whether there is one. */
const textOf = (request: PageRequest): string =>
  JSON.stringify(request, (_, value: unknown) => {
    if (typeof value === 'function') return 'function';
    return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
  });
