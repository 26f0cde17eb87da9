import type { MiddlewareHandler } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/** One line a request. The query stays out of it: it may hold what a visitor typed. */
export const requestLog: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  const { log, random, clock } = c.get('services');
  const requestId = random(9).toString('base64url');
  c.set('requestId', requestId);
  const start = clock();
  await next();
  c.res.headers.set('x-request-id', requestId);
  const fields = { requestId, method: c.req.method, path: c.req.path, status: c.res.status };
  log.info('request', { ...fields, ms: clock() - start });
};
