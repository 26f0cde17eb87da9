import type { CookiePort } from '@plinth/consent';

/** A cookie jar in memory: every visit of the stage starts with the state in the toolbar. */
export function memoryCookies(first: string): CookiePort & { read(): string } {
  const jar = new Map<string, string>();
  const write = (cookie: string) => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const isGone = attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute));
    if (isGone) jar.delete(name);
    else jar.set(name, pair.slice(at + 1));
  };
  if (first) write(first);
  return { read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '), write };
}
