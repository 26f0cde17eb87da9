import type { MiddlewareHandler } from 'hono';
import { isSecure } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * Headers of every answer. A page adds its own Content-Security-Policy; an answer without one may load and run nothing.
 */
export const securityHeaders: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  await next();
  const { headers } = c.res;
  // The provider's frame opens the browser's own wallet.
  const payers =
    c.get('services').payments.form?.kind === 'stripe' ? 'self "https://js.stripe.com"' : 'self';
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  if (!headers.has('cross-origin-resource-policy'))
    headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('x-frame-options', 'SAMEORIGIN');
  headers.set(
    'permissions-policy',
    `camera=(), microphone=(), geolocation=(), payment=(${payers}), browsing-topics=()`,
  );
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  }
  if (isSecure(c)) headers.set('strict-transport-security', 'max-age=31536000');
};
