import type { CookiePort } from '@plinth/site-model';

/** Cookies in memory that expire by a given clock. */
export function cookieJar(now: () => number = () => 0): CookiePort & { names(): string[] } {
  const cookies = new Map<string, { value: string; until: number }>();
  const living = () => [...cookies].filter(([, { until }]) => until > now());
  return {
    names: () => living().map(([name]) => name),
    read: () =>
      living()
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    write(cookie) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      const seconds = Number(/Max-Age=(\d+)/.exec(cookie)![1]);
      cookies.set(name!, { value: value!, until: now() + seconds * 1000 });
    },
  };
}
