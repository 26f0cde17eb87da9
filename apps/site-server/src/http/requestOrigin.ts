import type { Context } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

type RequestContext = Context<ServerEnvironment>;

/** The visitor's address; a proxy's word is only taken where the configuration trusts it. */
export function clientAddress(c: RequestContext): string {
  const { trustProxy } = c.get('services').configuration;
  if (trustProxy) {
    // Each proxy appends whom it saw, so the last entry is the one that our own proxy vouches for.
    const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (last) return last;
  }
  return c.env?.incoming?.socket.remoteAddress ?? 'local';
}

/** True where the visitor's connection is encrypted. */
export function isSecure(c: RequestContext): boolean {
  return publicUrl(c).protocol === 'https:';
}

/** The address as the visitor sees it. */
export function publicUrl(c: RequestContext): URL {
  const url = new URL(c.req.url);
  if (c.get('services').configuration.trustProxy) {
    const protocol = c.req.header('x-forwarded-proto');
    if (protocol === 'https' || protocol === 'http') url.protocol = protocol;
    const host = c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim();
    if (host && URL.canParse(`${url.protocol}//${host}`)) {
      // A host without a port leaves the one of our own connection in place.
      url.port = '';
      url.host = host;
    }
  }
  return url;
}

/**
 * True unless the browser says that another site made this request.
 * A browser always sends `Origin` with a POST; what is not a browser has no visitor's cookies to abuse.
 */
export function isSameOrigin(c: RequestContext): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = c.req.header('origin');
  return origin === undefined || origin === publicUrl(c).origin;
}
