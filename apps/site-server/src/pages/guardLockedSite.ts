import { calls, type CallName } from '@plinth/site-api/contract';
import type { MiddlewareHandler } from 'hono';
import { formerMailPath, mailPaths } from '../http/mailPaths';
import { readSite } from '../locks/readSite';
import type { ServerEnvironment } from '../serverEnvironment';
import { translatePage } from './translatePage';
import { sendLockScreen } from './sendPage';

/**
 * The owner's area has a sign-in of its own; a lock screen may hold a form, and only the lock screen's own forms are
 * found; subscribers may unsubscribe, and a payment provider reports how a payment ended.
 */
const openParts = /^\/(?:config|form|captcha)(?:\/|$)/;
const subscriberPaths = [mailPaths.unsubscribe, mailPaths.confirm];
const openPaths: ReadonlySet<string> = new Set([
  ...['/unlock', '/robots.txt', '/commerce/payment/events'],
  ...subscriberPaths,
  ...subscriberPaths.map(formerMailPath),
]);

/** The calls of a lock screen's own script: its form, and the login of accounts of the site. */
const openCalls: ReadonlySet<string> = new Set(
  (
    ['formSubmissionKey', 'saveFormSubmission', 'memberLogin', 'memberLogout', 'logout'] as const
  ).map((name: CallName) => `${calls[name].method} ${calls[name].path}`),
);

/** Whether an address answers while the site is locked: its answer reveals nothing of the site. */
export const isOpenWhileLocked = (method: string, path: string): boolean =>
  openParts.test(path) || openPaths.has(path) || openCalls.has(`${method} ${path}`);

/**
 * Guards every answer of the site: a locked site answers with its lock screen, and a call with a refusal. A route that
 * is added later is locked, too, unless it is listed here.
 */
export const guardLockedSite: MiddlewareHandler<ServerEnvironment> = async (c, next) => {
  if (isOpenWhileLocked(c.req.method, c.req.path)) return next();
  const site = await readSite(c);
  if (!site.closed.site) return next();
  if (!c.req.path.startsWith('/api/')) return sendLockScreen(c, site);
  const error = translatePage(site.definition, 'page.locked.call');
  return c.json({ error }, 401, { 'cache-control': 'no-store' });
};
