import {
  decisionCookie,
  decisionCookieName,
  decisionFieldName,
  decisionFromForm,
  refusalCookieName,
  trackingCookieNames,
} from '@plinth/consent/policy';
import type { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { removeOthers } from '../http/ownCookie';
import { isSameOrigin, isSecure, publicUrl } from '../http/requestOrigin';
import { returnPath } from '../http/returnPath';
import type { ServerEnvironment } from '../serverEnvironment';

/** The cookie banner without a script ([CNS-3]): stores the decision and goes back to the page. */
export function registerConsentPost(app: Hono<ServerEnvironment>): void {
  app.post('/consent', async (c) => {
    const posted = new URLSearchParams(await c.req.text());
    const decision = decisionFromForm(posted.get(decisionFieldName));
    if (decision !== undefined && isSameOrigin(c)) {
      removeOthers(c, decisionCookieName);
      c.header('set-cookie', decisionCookie(decision, { isSecure: isSecure(c) }), { append: true });
      if (decision === 'declined') {
        for (const name of [...trackingCookieNames, refusalCookieName])
          deleteCookie(c, name, { path: '/' });
      }
    }
    return c.redirect(returnPath(posted.get('returnTo'), publicUrl(c)), 303);
  });
}
