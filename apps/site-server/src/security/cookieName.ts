import type { Context } from 'hono';
import { isSecure } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * The name of a cookie for this visitor. The prefix prevents other servers of the domain from setting one; browsers
 * accept it over https only. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
export const cookieName = (c: Context<ServerEnvironment>, name: string): string =>
  isSecure(c) ? `__Host-${name}` : name;
