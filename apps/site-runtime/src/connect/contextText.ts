import { quietly } from '@plinth/site-model';
import type { Host } from '../boot/host';

/**
 * The context of the page that is shown, as JSON; `pageContext` and `pageFacts` read it. Undefined where the page has none
 * that can be read: then nobody knows what its owner lets run.
 */
export const contextText = (host: Host): string | undefined =>
  (host.context ??= contextTextOf(host.document));

/**
 * Our own pages mark the element; on others it is the first JSON script that holds a website. A context that a script
 * of such a page assigns has been read before anything asks (`legacy/readLegacyContext`).
 */
export function contextTextOf(page: Document): string | undefined {
  const marked = page.getElementById('plinth-page-context');
  if (marked) return marked.textContent;
  for (const { textContent } of page.querySelectorAll('script[type="application/json"]'))
    if (textContent.includes('"website"') && holdsWebsite(textContent)) return textContent;
  return undefined;
}

/** Data of a block may say the word as well, such as a field for an address. */
function holdsWebsite(text: string): boolean {
  const { website } = Object(quietly(() => JSON.parse(text) as unknown)) as { website?: unknown };
  return typeof website === 'object' && website !== null;
}
