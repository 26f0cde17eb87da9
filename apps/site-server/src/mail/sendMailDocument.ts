import type { Context } from 'hono';
import type { ServerEnvironment } from '../serverEnvironment';

/**
 * The policy of a mail that is shown as in a mail program: inline styles, pictures of this site, and nothing that runs,
 * loads or sends.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Answers with a mail's own document; it is one buyer's, so nothing keeps it. */
export const sendMailDocument = (c: Context<ServerEnvironment>, html: string): Response =>
  c.html(html, 200, {
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
