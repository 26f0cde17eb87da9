import { calls, type CallName } from '@plinth/site-api/contract';
import type { MiddlewareHandler } from 'hono';
import { readSite } from '../locks/readSite';
import { reviewAddress } from '../reviews/openReviewRequest';
import type { ServerEnvironment } from '../serverEnvironment';
import { siteAvailability } from '../site/siteAvailability';
import { endedPage } from './endedPage';
import { translatePage } from './translatePage';
import { sendPage } from './sendPage';

/**
 * The owner's area has a sign-in of its own, and subscribers may unsubscribe from mails. A form that a visitor was
 * filling in when the site ended is still accepted: its owner reads it there, and no entry is lost.
 */
const openPaths =
  /^\/(?:config|captcha)(?:\/|$)|^\/(?:robots\.txt|letters\/(?:unsubscribe|confirm))$|^\/form\/[^/]+$/;
const openRequests: ReadonlySet<string> = new Set([
  `POST /${reviewAddress}`,
  ...(['formSubmissionKey', 'saveFormSubmission', 'memberLogout', 'logout'] as const).map(
    (name: CallName) => `${calls[name].method} ${calls[name].path}`,
  ),
]);

/** A site that expired, was removed or sold answers with this at every address ([RUN-32]). */
export const guardEndedSite: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  const { method, path } = c.req;
  if (openPaths.test(path) || openRequests.has(`${method} ${path}`)) return next();
  const site = await readSite(c);
  if (siteAvailability(site.definition) !== 'ended') return next();
  if (path.startsWith('/api/')) {
    const error = translatePage(site.definition, 'page.ended');
    return c.json({ error }, 410, { 'cache-control': 'no-store' });
  }
  return sendPage(c, { site, page: endedPage(site) }, { status: 410 });
};
