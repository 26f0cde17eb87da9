import type { Context } from 'hono';
import { publicUrl } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * Whether a request says nothing of who asks: then its page may be anybody's, and stand in caches between visitor and
 * server.
 *
 * Any cookie counts, not a list of ours: one that is added later keeps pages apart without anybody thinking of it. The
 * site must be asked for at its own origin, as the configuration names it: a cache that does not look at `Host` or
 * `X-Forwarded-Host` would otherwise keep what a stranger had asked for under a name of theirs. An address with a query
 * has as many pages as anybody cares to make up.
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
