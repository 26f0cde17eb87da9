import type { MiddlewareHandler } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * A proxy may have trusted another of them than this server: Node keeps the first silently (RFC 9112, 3.2), and an
 * address that names its host before the path takes precedence over the header.
 */
export const refuseSeveralHosts: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  const { rawHeaders = [], url = '' } = c.env?.incoming ?? {};
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host',
  );
  const isNamedTwice = hosts.some((host) => !isHostOf(url, host));
  if (hosts.length > 1 || isNamedTwice)
    return c.text('A request has one Host header.', 400, { 'cache-control': 'no-store' });
  return next();
};

/** Whether the address of a request, if it names a host, names this one. */
function isHostOf(address: string, host: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, host: named } = new URL(address);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === named;
}
