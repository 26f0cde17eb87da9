import { cookieValues, keepOneCookie, ignoreErrors } from '@plinth/site-model';
import { crumbName } from '../wire';
import type { CrumbStore } from './clientOptions';

/** Used over https: the prefix keeps other servers of the domain from setting the cookie. */
const hostedName = `__Host-${crumbName}`;

type CrumbPage = Pick<Document, 'cookie'> & {
  location?: Pick<Location, 'protocol' | 'hostname' | 'pathname'> | null;
};

/**
 * The crumb in the page's cookie ([API-2], [API-9]). Over http another crumb, of a parent domain or
 * a folder, may exist beside it: the crumb that was stored last counts, and storing removes the
 * others. A page without access to cookies has no crumb.
 */
export function crumbCookie(page: CrumbPage = document): CrumbStore {
  let given: string | undefined;
  const cookies = { write: (cookie: string) => void (page.cookie = cookie) };
  const read = (name: string) =>
    ignoreErrors(() => cookieValues(page.cookie, name).map(decode)) ?? [];
  return {
    read() {
      const [hosted] = read(hostedName);
      if (hosted !== undefined) return hosted;
      const crumbs = read(crumbName);
      // If none was stored, the crumb that came with the page is the newest, and browsers list it
      // last.
      return crumbs.find((crumb) => crumb === given) ?? crumbs.at(-1);
    },
    store(crumb) {
      given = crumb;
      const { location } = page;
      const isSecure = location?.protocol === 'https:';
      const value = encodeURIComponent(crumb ?? '');
      const end = (isSecure ? '; secure' : '') + (crumb === undefined ? '; max-age=0' : '');
      const text = `${isSecure ? hostedName : crumbName}=${value}; path=/; samesite=lax${end}`;
      ignoreErrors(() => {
        cookies.write(text);
        if (isSecure || !location) return;
        const { hostname, pathname } = location;
        // If another crumb was already there, there are two now.
        if (read(crumbName).length > 1) keepOneCookie(text, { cookies, hostname, pathname });
      });
    },
  };
}

/** A cookie that another script encoded wrongly is returned unchanged. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
