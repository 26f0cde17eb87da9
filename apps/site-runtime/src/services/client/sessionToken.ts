import type { TokenStore } from '@plinth/site-api/client';
import { ignoreErrors } from '@plinth/site-model';
import type { Host } from '@plinth/site-blocks/host';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    sessionToken: TokenStore;
  }
}

const key = 'pl-xsrf';

/**
 * The token that a login returns and every later call sends ([API-11]). It outlives the page, because a login reloads
 * the page, and ends with the browser's session; where storage is denied it lives as long as the page.
 */
export function sessionToken(host: Host): TokenStore {
  return host.once('sessionToken', () => {
    const view = host.document.defaultView!;
    const storage = () => ignoreErrors(() => view.sessionStorage);
    let inMemory: string | undefined;
    return {
      read() {
        try {
          return inMemory ?? storage()?.getItem(key) ?? undefined;
        } catch {
          return inMemory;
        }
      },
      store(token) {
        inMemory = token;
        try {
          if (token === undefined) storage()?.removeItem(key);
          else storage()?.setItem(key, token);
        } catch {
          // The storage is full or denied: the token lasts until the page is left.
        }
      },
    };
  });
}
