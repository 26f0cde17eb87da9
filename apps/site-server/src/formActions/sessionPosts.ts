import { pageType } from '@plinth/site-model';
import type { Context, Hono } from 'hono';
import { isSameOrigin, publicUrl } from '../http/requestOrigin';
import { returnPath } from '../http/returnPath';
import { readSite } from '../locks/readSite';
import { deniedPage } from '../pages/failures/deniedPage';
import { translatePage } from '../pages/translatePage';
import { sendPage } from '../pages/sendPage';
import { ensureCrumb } from '../security/checkCrumb';
import { clearSessionCookie, readSession } from '../security/sessionCookie';
import { cloneCart } from '../shop/cloneCart';
import { signIn } from '../security/signIn';
import type { ServerEnvironment } from '../serverEnvironment';
import { inLanguageOf } from '../site/inLanguageOf';
import type { SiteSnapshot } from '../site/loadSite';
import { slugOf } from '../site/slugOf';
import { sendCarriedForm } from './carriedForm';

type RequestContext = Context<ServerEnvironment>;

/** Logging in to the site and out of it as the browser alone does it ([RUN-9], [RUN-10b]). */
export function registerSessionPosts(app: Hono<ServerEnvironment>): void {
  app.post('/session/login', async (c) => {
    const { site, posted, isTrusted } = await readPost(c);
    const email = posted.get('email') ?? '';
    const returnTo = returnPath(posted.get('returnTo'), publicUrl(c));
    const carriedForm = posted.get('carriedForm') ?? '';
    const page = loginPage(site, returnTo);
    const { definition: messages } = inLanguageOf(site, page);
    const refuse = (message: string, status: number) => {
      const loginAnswer = { email, message, returnTo };
      return sendPage(c, { site, page }, { status, loginAnswer, carriedForm });
    };
    const tooManyAttempts = (wait: number) => {
      c.header('retry-after', String(wait));
      return refuse(translatePage(messages, 'page.login.wait', { wait }), 429);
    };

    if (!isTrusted) return refuse(translatePage(messages, 'page.login.onceMore'), 400);
    const result = await signIn(c, {
      siteId: site.definition.id,
      email,
      password: posted.get('password') ?? '',
      rememberMe: posted.get('rememberMe') === 'true',
    });
    if (result.outcome === 'too-many') return tooManyAttempts(result.wait);
    if (result.outcome === 'refused')
      return refuse(translatePage(messages, 'page.login.refused'), 401);
    const carried = carriedForm === '' ? undefined : sendCarriedForm(c, site, carriedForm);
    return carried ?? c.redirect(returnTo, 303);
  });

  app.post('/session/logout', async (c) => {
    const { site, isTrusted } = await readPost(c);
    // A forged form ends no session.
    if (!isTrusted) return c.redirect('/', 303);
    const open = await readSession(c);
    if (open) await c.get('services').sessions.end(open.tokenHash);
    clearSessionCookie(c);
    // As for the call of the page's script.
    if (open) await cloneCart(c, site.definition.id);
    return c.redirect('/?logout=true', 303);
  });

  // The addresses of the answers, reloaded or typed in.
  app.get('/session/login', async (c) => {
    const site = await readSite(c);
    const { slug } = deniedPage(site);
    return c.redirect(site.pageBySlug.has(slug) ? `/${slug}` : '/', 303);
  });
  app.get('/session/logout', (c) => c.redirect('/', 303));
}

async function readPost(c: RequestContext) {
  const site = await readSite(c);
  const posted = new URLSearchParams(await c.req.text());
  return { site, posted, isTrusted: isSameOrigin(c) && posted.get('crumb') === ensureCrumb(c) };
}

/** The page with a login: the page of the request, or the site's page for denied access. */
function loginPage(site: SiteSnapshot, returnTo: string) {
  const asked = site.pageBySlug.get(slugOf(returnTo));
  return asked?.pageType === pageType.memberAreaAccessDenied
    ? asked
    : deniedPage(site, slugOf(returnTo));
}
