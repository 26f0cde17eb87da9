import type { MiddlewareHandler } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/** One line for each request. The query is left out: it may hold a visitor's input. */
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
