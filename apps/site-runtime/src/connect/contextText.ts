import type { Host } from '../boot/host';

/** The context of the page that is shown, as it stands in the page; `pageContext` and `pageFacts` read it. */
export const contextText = (host: Host): string => (host.context ??= contextTextOf(host.document));

/** Our own pages mark the element; on others it is the first JSON script that holds a website. */
export function contextTextOf(page: Document): string {
  const marked = page.getElementById('plinth-page-context');
  if (marked) return marked.textContent ?? '';
  for (const script of page.querySelectorAll('script[type="application/json"]')) {
    if (script.textContent?.includes('"website"')) return script.textContent;
  }
  return '{}';
}
