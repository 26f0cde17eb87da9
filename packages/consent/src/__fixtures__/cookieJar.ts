import type { CookiePort } from '@plinth/site-model';

/** Cookies in memory: `Max-Age=0` removes them. Domains and paths are separate, as in a browser. */
export function cookieJar(
  initial: Record<string, string> = {},
): CookiePort & { written: string[] } {
  const cookies = new Map(Object.entries(initial));
  const written: string[] = [];
  return {
    written,
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie) {
      written.push(cookie);
      const [pair, ...attributes] = cookie.split('; ');
      const at = pair!.indexOf('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(pair!.slice(0, at));
      else cookies.set(pair!.slice(0, at), pair!.slice(at + 1));
    },
  };
}
