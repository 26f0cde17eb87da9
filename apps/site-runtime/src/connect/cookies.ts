import type { Host } from '../boot/host';

/** The page's cookies as a port. A page that may have none reads as empty and writes nothing. */
export function cookies({ document: page }: Pick<Host, 'document'>) {
  return {
    read(): string {
      try {
        return page.cookie;
      } catch {
        return '';
      }
    },
    write(cookie: string): void {
      try {
        page.cookie = cookie;
      } catch {
        // A sandboxed frame throws; the page goes on without.
      }
    },
  };
}
