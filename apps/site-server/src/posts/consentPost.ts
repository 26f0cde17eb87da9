import {
  decisionCookie,
  decisionCookieName,
  decisionFieldName,
  decisionFromForm,
  trackingCookieNames,
} from '@plinth/consent/policy';
import type { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { isSameOrigin, isSecure, publicUrl } from '../http/requestOrigin';
import { wayBack } from '../http/wayBack';
import type { ServerEnvironment } from '../serverEnvironment';

/** The cookie banner without a script ([CNS-3]): stores the decision and goes back to the page. */
export function registerConsentPost(app: Hono<ServerEnvironment>): void {
  app.post('/consent', async (c) => {
    const posted = new URLSearchParams(await c.req.text());
    const decision = decisionFromForm(posted.get(decisionFieldName));
    if (decision !== undefined && isSameOrigin(c)) {
      const cookies = [
        ...(hasSeveral(c.req.header('cookie')) ? domainsAbove(publicUrl(c)) : []).map((domain) =>
          decisionCookie('none', { domain }),
        ),
        decisionCookie(decision, { isSecure: isSecure(c) }),
      ];
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
      if (decision === 'declined') {
        for (const name of trackingCookieNames) deleteCookie(c, name, { path: '/' });
      }
    }
    return c.redirect(wayBack(posted.get('returnTo'), publicUrl(c)), 303);
  });
}

/** An older decision on a domain above this one would be read beside the new one. */
const hasSeveral = (cookies = ''): boolean =>
  cookies.split(';').filter((cookie) => cookie.trim().startsWith(`${decisionCookieName}=`)).length >
  1;

/** `www.studio.example` → itself, `studio.example`, `example`; a browser refuses what is not the site's. */
const domainsAbove = ({ hostname }: URL): string[] =>
  hostname.split('.').map((_, at, labels) => labels.slice(at).join('.'));
