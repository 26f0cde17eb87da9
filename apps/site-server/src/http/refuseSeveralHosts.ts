import type { MiddlewareHandler } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/** A proxy may have believed another one of them than this server: Node keeps the first in silence (RFC 9112, 3.2). */
export const refuseSeveralHosts: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  const names = c.env?.incoming?.rawHeaders.filter((_, index) => index % 2 === 0) ?? [];
  const hosts = names.filter((name) => name.toLowerCase() === 'host');
  if (hosts.length > 1)
    return c.text('A request has one Host header.', 400, { 'cache-control': 'no-store' });
  return next();
};
