import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

type RequestContext = Context<ServerEnvironment>;

/** The visitor's address; a proxy's headers count only where the configuration trusts them. */
export function clientAddress(c: RequestContext): string {
  const { trustProxy } = c.get('services').configuration;
  if (trustProxy) {
    // Each proxy appends the address that it saw, so the last entry is the one that our own proxy vouches for.
    const last = addressIn(c.req.header('x-forwarded-for')?.split(',').at(-1) ?? '');
    if (last) return last;
  }
  return c.env?.incoming?.socket.remoteAddress ?? 'local';
}

/** The address of an entry such as `203.0.113.7:51234` or `[2001:db8::7]:443`: some proxies name the port as well. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
  return isIP(address) ? address : undefined;
}

/** True where the visitor's connection is encrypted. */
export function isSecure(c: RequestContext): boolean {
  return (forwardedProtocol(c) ?? c.req.url.slice(0, c.req.url.indexOf(':'))) === 'https';
}

/** The protocol between the visitor and a proxy that the configuration trusts. */
function forwardedProtocol(c: RequestContext): 'https' | 'http' | undefined {
  if (!c.get('services').configuration.trustProxy) return undefined;
  const protocol = c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase();
  return protocol === 'https' || protocol === 'http' ? protocol : undefined;
}

/** A name or an address, and optionally a port: of anything else `URL` would use only a part. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The address as the visitor sees it. */
export function publicUrl(c: RequestContext): URL {
  const url = new URL(c.req.url);
  if (c.get('services').configuration.trustProxy) {
    url.protocol = forwardedProtocol(c) ?? url.protocol;
    const host = c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim();
    if (host && plainHost.test(host) && URL.canParse(`${url.protocol}//${host}`)) {
      // A host without a port would keep the port of our own connection.
      url.port = '';
      url.host = host;
    }
  }
  return url;
}

/**
 * The origin for everything that others keep: sitemaps, canonical addresses, mails. Any client can send any `Host`, so
 * it is an origin from the configuration; without one, it is that of the request, which no shared cache may keep.
 */
export function siteOrigin(c: RequestContext): string {
  const { origins } = c.get('services').configuration;
  const { origin } = publicUrl(c);
  return origins.includes(origin) ? origin : (origins[0] ?? origin);
}

/** For an answer that contains the origin and is the same for every visitor. */
export const cachedWithOrigin = (c: RequestContext, seconds: number): string =>
  c.get('services').configuration.origins.length > 0
    ? `public, max-age=${seconds}`
    : 'private, no-store';

/**
 * True unless the browser reports that another site made this request. A browser always sends `Origin` with a POST;
 * another program has no visitor's cookies to abuse.
 */
export function isSameOrigin(c: RequestContext): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = c.req.header('origin');
  return origin === undefined || origin === publicUrl(c).origin;
}
