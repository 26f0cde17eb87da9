import { getPath } from 'hono/utils/url';

/**
 * The path by which a request is routed: `/api/rest/` is another name of `/api/` ([API-19]). It is resolved before
 * anything reads the path, so that locks, limits and crumbs are the same under both.
 */
export const pathOfCall = (request: Request): string =>
  getPath(request).replace(/^\/api\/rest\//, '/api/');
