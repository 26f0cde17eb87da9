import { createHash } from 'node:crypto';
import type { PageDefinition, PageRequest, SiteDefinition } from '@plinth/site-renderer';

/** Milliseconds for which a page may show the same time. */
const moment = 10_000;

export const momentOf = (now: number): number => Math.floor(now / moment) * moment;

interface Input {
  site: SiteDefinition;
  page: PageDefinition;
  request: PageRequest;
}

/**
 * Makes keys for the inputs of pages: every visible part of a page is in its key, because its whole input is.
 *
 * @param onEnd called with the prefix of a definition's keys, once its pages cannot be requested any more
 */
export function createInputKeys(onEnd: (prefix: string) => void): (input: Input) => string {
  const nameOf = createNames(onEnd);
  return ({ site, page, request }) => {
    const { prefix, name } = nameOf(site, page);
    return (
      prefix +
      createHash('sha1')
        .update(`${name}\n${textOf(request)}`)
        .digest('base64')
    );
  };
}

/** Forgets each entry of a map whose key begins so. @returns the entries that were there */
export function forgetPrefix<Entry>(kept: Map<string, Entry>, prefix: string): Entry[] {
  const forgotten: Entry[] = [];
  for (const [key, entry] of kept)
    if (key.startsWith(prefix)) {
      kept.delete(key);
      forgotten.push(entry);
    }
  return forgotten;
}

/** Names for sites and their pages: the same object has the same content, as long as it lives. */
function createNames(onEnd: (prefix: string) => void) {
  // A saved change makes a new object of the site: pages of the previous object are not requested any more.
  const ended = new FinalizationRegistry<string>(onEnd);
  const sites = new WeakMap<
    SiteDefinition,
    { prefix: string; pages: ReadonlySet<PageDefinition> }
  >();
  let last = 0;
  return (site: SiteDefinition, page: PageDefinition): { prefix: string; name: string } => {
    let known = sites.get(site);
    if (!known) {
      known = { prefix: `${(last += 1)} `, pages: new Set(site.pages) };
      sites.set(site, known);
      ended.register(site, known.prefix);
    }
    // The page of a post or a product is made for each request.
    return { prefix: known.prefix, name: known.pages.has(page) ? page.id : JSON.stringify(page) };
  };
}

/** Everything in a request, including values that JSON would leave out; for a function, whether it exists. */
const textOf = (request: PageRequest): string =>
  JSON.stringify(request, (_, value: unknown) => {
    if (typeof value === 'function') return 'function';
    return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
  });
