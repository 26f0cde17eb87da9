import type { Host } from '../boot/host';
import { readStorage as unlessDenied } from './readStorage';

/** The page's cookies as a port. A page that may have none reads as empty and writes nothing. */
export function cookies({ document: page }: Pick<Host, 'document'>) {
  return {
    read: () => unlessDenied(() => page.cookie) ?? '',
    // A sandboxed frame throws; the page goes on without.
    write: (cookie: string) => void unlessDenied(() => (page.cookie = cookie)),
  };
}
