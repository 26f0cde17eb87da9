import type { Context } from 'hono';
import { isSecure } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * The name under which a cookie goes to this visitor. The prefix keeps other servers of the domain from planting one;
 * browsers take it over https only. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
export const cookieName = (c: Context<ServerEnvironment>, name: string): string =>
  isSecure(c) ? `__Host-${name}` : name;
