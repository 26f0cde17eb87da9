import { ignoreErrors } from '@plinth/site-model';
import type { Host } from '../boot/host';

/** The page's cookies as a port. A page that may have none reads as empty and writes nothing. */
export function cookies({ document: page }: Pick<Host, 'document'>) {
  return {
    read: () => ignoreErrors(() => page.cookie) ?? '',
    // A sandboxed frame throws; the page goes on without.
    write: (cookie: string) => void ignoreErrors(() => (page.cookie = cookie)),
  };
}
