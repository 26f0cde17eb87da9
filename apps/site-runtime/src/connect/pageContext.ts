import { parsePageContext, type PageContext } from '@plinth/site-model';
import type { Host } from '../boot/host';

/**
 * The page's context, parsed at its first use ([MOD-18]). What is missing or wrong has its default;
 * all problems of a page are one report.
 */
export function pageContext(host: Host): PageContext {
  return host.once('pageContext', () => {
    const { context, problems } = parsePageContext(contextText(host.document));
    if (problems.some(({ kind }) => kind !== 'missing')) {
      host.report(
        new Error(problems.map(({ path, message }) => `${path} ${message}`.trim()).join(' ')),
        'page context',
      );
    }
    return context;
  });
}

/** Our own pages mark the element; on others it is the first JSON script that holds a website. */
function contextText(page: Document): string {
  const marked = page.getElementById('plinth-page-context');
  if (marked) return marked.textContent ?? '';
  for (const script of page.querySelectorAll('script[type="application/json"]')) {
    if (script.textContent?.includes('"website"')) return script.textContent;
  }
  return '{}';
}
