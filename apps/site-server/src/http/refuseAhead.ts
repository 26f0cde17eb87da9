import type { MiddlewareHandler } from 'hono';
import { isOwnArea } from './isOwnArea';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * Refuses a page that a browser prefetches where the visitor wants to save data, and in the owner's area, whose pages
 * differ on each request ([SRV-155]). The browser requests the page again when the link is followed.
 */
export const refuseAhead: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  const isAhead = c.req.header('sec-purpose')?.includes('prefetch') ?? false;
  const savesData = c.req.header('save-data')?.trim().toLowerCase() === 'on';
  if (!isAhead || !(savesData || isOwnArea(c.req.path))) return next();
  return c.text('Not ahead of time.', 503, { 'cache-control': 'no-store' });
};
