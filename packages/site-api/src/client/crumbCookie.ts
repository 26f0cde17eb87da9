import { crumbName } from '../wire';
import type { CrumbStore } from './clientOptions';

/** Over https, where the prefix keeps other servers of the domain from planting one. */
const hostedName = `__Host-${crumbName}`;

/** The crumb in the page's cookie ([API-2], [API-9]). */
export function crumbCookie(
  page: Pick<Document, 'cookie'> & { location?: Pick<Location, 'protocol'> | null } = document,
): CrumbStore {
  const read = (name: string) => {
    const found = page.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found && decode(found.slice(name.length + 1));
  };
  return {
    read: () => read(hostedName) ?? read(crumbName),
    store(crumb) {
      const isSecure = page.location?.protocol === 'https:';
      const value = encodeURIComponent(crumb ?? '');
      const end = (isSecure ? '; secure' : '') + (crumb === undefined ? '; max-age=0' : '');
      page.cookie = `${isSecure ? hostedName : crumbName}=${value}; path=/; samesite=lax${end}`;
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
