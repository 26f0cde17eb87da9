import type { Context } from 'hono';
import { publicUrl } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * Whether a request carries nothing about its visitor: then its page may be shared, and stored in caches between
 * visitor and server.
 *
 * Any cookie counts, not a list of ours, so that a cookie which is added later separates pages as well. The request
 * must be for the site's own origin, as the configuration names it: a cache that ignores `Host` or `X-Forwarded-Host`
 * would otherwise store a page under a name of a stranger's choice. An address with a query has arbitrarily many pages.
 */
export function isAnonymous(c: Context<ServerEnvironment>): boolean {
  const { method, url } = c.req.raw;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.includes('?')) return false;
  if (c.req.header('cookie') !== undefined || c.req.header('authorization') !== undefined)
    return false;
  const [own] = c.get('services').configuration.origins;
  return own !== undefined && publicUrl(c).origin === own;
}
