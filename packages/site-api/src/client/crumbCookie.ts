import { cookieValues, keepOneCookie, ignoreErrors } from '@plinth/site-model';
import { crumbName } from '../wire';
import type { CrumbStore } from './clientOptions';

/** Over https, where the prefix keeps other servers of the domain from planting one. */
const hostedName = `__Host-${crumbName}`;

type CrumbPage = Pick<Document, 'cookie'> & {
  location?: Pick<Location, 'protocol' | 'hostname' | 'pathname'> | null;
};

/**
 * The crumb in the page's cookie ([API-2], [API-9]). Over http a crumb of a domain above or of a folder may stand beside
 * it: what the server has given us last counts, and the others are removed then. A page that may have no cookies has no
 * crumb.
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
      // Where we were given none, what a server sent with the page is the newest, and browsers send it last.
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
        // Another one that stood there alone is the second from now on.
        if (read(crumbName).length > 1) keepOneCookie(text, { cookies, hostname, pathname });
      });
    },
  };
}

/** A cookie that another script wrote badly is taken as it stands. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
