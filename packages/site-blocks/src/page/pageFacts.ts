import type { Host } from '../host/host';
import type { PageFacts } from '../host/servicesOfBlocks';
import { contextText } from './contextText';

/**
 * Reads the context unchecked, for fields whose users accept any value, because the parser is
 * several times their size. The parser loads when a part of the page needs more (`pageContext`),
 * and here to report a text that is not JSON.
 */
export function pageFacts(host: Host): PageFacts {
  return host.forPage('pageFacts', () => {
    const text = contextText(host);
    try {
      const facts = JSON.parse(text ?? 'null') as PageFacts | null;
      return isReadable(facts) ? facts : { isUnreadable: true };
    } catch {
      import('./brokenContext')
        .then(({ reportContext }) => reportContext(host))
        .catch((error: unknown) => host.report(error, 'page context'));
      return { isUnreadable: true };
    }
  });
}

/** Legacy pages have no cookie settings; existing cookie settings must be an object. */
function isReadable(facts: PageFacts | null): facts is PageFacts {
  if (typeof facts !== 'object' || !facts) return false;
  const { cookieSettings = {} } = facts;
  return typeof cookieSettings === 'object' && !Array.isArray(cookieSettings);
}
