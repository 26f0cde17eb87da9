import { ignoreErrors } from '@plinth/site-model';
import type { Host } from '../host/host';

/**
 * The context of the current page as JSON; `pageContext` and `pageFacts` parse it. `undefined` if
 * the page has no readable context: then the owner's permissions are unknown.
 */
export const contextText = (host: Host): string | undefined =>
  (host.context ??= contextTextOf(host.document));

/**
 * Our own pages mark the element; on others it is the first JSON script that contains a website,
 * preferably one with cookie settings too, because data of a block may contain a website as well. A
 * context that a script of such a page assigns has already been read (`legacy/readLegacyContext`).
 */
export function contextTextOf(page: Document): string | undefined {
  const marked = page.getElementById('plinth-page-context');
  if (marked) return marked.textContent;
  let found: string | undefined;
  for (const { textContent } of page.querySelectorAll('script[type="application/json"]')) {
    if (!textContent.includes('"website"')) continue;
    const { website, cookieSettings } = Object(
      ignoreErrors(() => JSON.parse(textContent) as unknown),
    ) as Record<string, unknown>;
    if (typeof website !== 'object' || website === null) continue;
    if (cookieSettings) return textContent;
    found ??= textContent;
  }
  return found;
}
