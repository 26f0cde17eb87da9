import { parsePageContext, type PageContext } from '@plinth/site-model';
import type { Host } from '../host/host';
import { contextText } from './contextText';

/**
 * The page's context, parsed at its first use ([MOD-18]). A missing or wrong field has its default;
 * all problems of a page are one report.
 */
export function pageContext(host: Host): PageContext {
  return host.forPage('pageContext', () => {
    const { context, problems } = parsePageContext(contextText(host) ?? '{}');
    if (problems.some(({ kind }) => kind !== 'missing')) {
      host.report(
        new Error(problems.map(({ path, message }) => `${path} ${message}`.trim()).join(' ')),
        'page context',
      );
    }
    return context;
  });
}
