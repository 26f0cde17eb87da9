import type { MiddlewareHandler } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/** Delays the answer to a save until every server has been notified of it ([SRV-110]). */
export const waitForOtherServers: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  await next();
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await c.get('services').site.settled();
};
