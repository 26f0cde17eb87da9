import { crumbName } from '../wire';
import type { CrumbStore } from './clientOptions';

/** The crumb in the page's cookie ([API-2], [API-9]). */
export function crumbCookie(page: Pick<Document, 'cookie'> = document): CrumbStore {
  return {
    read() {
      const found = page.cookie.split('; ').find((pair) => pair.startsWith(`${crumbName}=`));
      return found && decode(found.slice(crumbName.length + 1));
    },
    store(crumb) {
      const value = encodeURIComponent(crumb ?? '');
      page.cookie = `${crumbName}=${value}; path=/; samesite=lax${crumb === undefined ? '; max-age=0' : ''}`;
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
