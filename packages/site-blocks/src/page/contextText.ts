import { ignoreErrors } from '@plinth/site-model';
import type { Host } from '../host/host';

/**
 * The context of the page that is shown, as JSON; `pageContext` and `pageFacts` read it. Undefined where the page has none
 * that can be read: then nobody knows what its owner lets run.
 */
export const contextText = (host: Host): string | undefined =>
  (host.context ??= contextTextOf(host.document));

/**
 * Our own pages mark the element; on others it is the first JSON script that holds a website, or one that says something
 * of cookies as well: data of a block may hold a website of their own. A context that a script of such a page assigns
 * has been read before anything asks (`legacy/readLegacyContext`).
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
