import { categoryCookie, categoryCookieName, choiceFromForm } from '@plinth/consent/categories';
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
import { logConsent } from '../consent/logConsent';
import { readCookies, removeOthers } from '../http/ownCookie';
import { isSameOrigin, isSecure, publicUrl } from '../http/requestOrigin';
import { returnPath } from '../http/returnPath';
import { takeFromLimit } from '../security/takeFromLimit';
import type { ServerEnvironment } from '../serverEnvironment';
import { readSite } from '../locks/readSite';

/**
 * The cookie banner without a script ([CNS-3]): stores the decision, records it for the owner ([SRV-211]) and redirects
 * to the page. A page with a script posts it too, so that the cookie lasts.
 */
export function registerConsentPost(app: Hono<ServerEnvironment>): void {
  app.post('/consent', async (c) => {
    const posted = new URLSearchParams(await c.req.text());
    const choice = choiceFromForm(posted);
    const isAgreed = choice && Object.values(choice).includes(true);
    const decision = choice
      ? isAgreed
        ? 'accepted'
        : 'declined'
      : decisionFromForm(posted.get(decisionFieldName));
    if (decision !== undefined && isSameOrigin(c)) {
      const how = { isSecure: isSecure(c) };
      removeOthers(c, categoryCookieName);
      removeOthers(c, decisionCookieName);
      // A plain answer covers all categories: an earlier choice is removed. The settings show it again.
      const isReplaced = decision !== 'none' && readCookies(c, categoryCookieName).length > 0;
      if (choice || isReplaced)
        c.header('set-cookie', categoryCookie(choice, how), { append: true });
      c.header('set-cookie', decisionCookie(decision, how), { append: true });
      if (decision === 'declined' || choice?.statistics === false) {
        for (const name of [...trackingCookieNames, refusalCookieName])
          deleteCookie(c, name, { path: '/' });
      }
      // The decision holds whether or not it can be stored.
      if ((await takeFromLimit(c, 'consent')) === 0) {
        const { db, clock, log } = c.get('services');
        try {
          const { definition } = await readSite(c);
          const at = new Date(clock());
          await logConsent(db, {
            siteId: definition.id,
            at,
            decision,
            choice,
            settings: definition.cookieSettings ?? {},
          });
        } catch (error) {
          log.error('consent.unlogged', { error });
        }
      }
    }
    return c.redirect(returnPath(posted.get('returnTo'), publicUrl(c)), 303);
  });
}
