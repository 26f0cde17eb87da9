import { pageType } from '@plinth/site-model';
import type { PageDefinition, RenderedPage } from '@plinth/site-runtime/render';
import type { Context } from 'hono';
import { publicUrl } from '../http/requestOrigin';
import { wayBack } from '../http/wayBack';
import { isOutsideLocks } from '../locks/isOutsideLocks';
import { ensureCrumb } from '../security/checkCrumb';
import { readSession } from '../security/sessionCookie';
import type { ServerEnvironment } from '../serverEnvironment';
import { isForCrawlers } from '../site/isForCrawlers';
import { isProtected } from '../site/isProtected';
import type { SiteSnapshot } from '../site/loadSite';
import { siteStanding } from '../site/siteStanding';
import { deniedPage } from './failures/deniedPage';
import { sendErrorPage } from './failures/sendErrorPage';
import { isPersonal } from './isPersonal';
import { lockScreen } from './lockScreen';
import { requestOfPage, type PageRequestInput } from './requestOfPage';
import { sendHtml } from './sendHtml';

export interface SendPageOptions extends Omit<
  PageRequestInput,
  'site' | 'page' | 'nonce' | 'crumb' | 'address' | 'blocks'
> {
  /** @default the page's own */
  status?: number;
}

/**
 * Renders a page and answers with it. An error while rendering costs the page, not the server. A visitor who may not
 * see the page gets the lock screen, or the one for denied access, at its address.
 */
export async function sendPage(
  c: Context<ServerEnvironment>,
  { site, page: asked }: { site: SiteSnapshot; page: PageDefinition },
  { status, unlockAnswer, ...answers }: SendPageOptions = {},
): Promise<Response> {
  const { renderPage, log, random, turns } = c.get('services');
  const isLocked =
    asked.pageType === pageType.lockScreen ||
    (!isOutsideLocks(asked) && Boolean(site.closed.lockAt(asked.slug)));
  const isDenied = !isLocked && isProtected(asked) && !(await readSession(c));
  const page = isLocked ? lockScreen(site) : isDenied ? deniedPage(site) : asked;
  await turns.take();
  const nonce = random(16).toString('base64');
  const crumb = ensureCrumb(c);
  let rendered: RenderedPage;
  try {
    const request = await requestOfPage(c, {
      site,
      page,
      nonce,
      crumb,
      ...answers,
      ...(isLocked ? { unlockAnswer: unlockAnswer ?? returnOfPost(c) } : {}),
    });
    rendered = renderPage({ site: site.definition, page, request });
  } catch (error) {
    log.error('page.failed', { page: page.id, requestId: c.get('requestId'), error });
    return sendErrorPage(c, site);
  }
  for (const problem of rendered.problems) log.warn('page.problem', { page: page.id, problem });
  return sendHtml(c, rendered.html, {
    nonce,
    status: isDenied ? 403 : (status ?? (isLocked ? 403 : rendered.status)),
    isKept: !isLocked && !isProtected(asked) && !isPersonal(page),
    isFound: isForCrawlers(page.pageType) && siteStanding(site.definition) === 'open',
    formTargets: redirectOrigins(site),
    frames: rendered.frames,
    pictures: rendered.pictures,
    media: rendered.media,
    providers: rendered.providers,
  });
}

/** A visitor who has posted goes back to the page with the form, once it is unlocked. */
const returnOfPost = (c: Context<ServerEnvironment>) =>
  c.req.method === 'GET'
    ? undefined
    : { returnTo: wayBack(c.req.header('referer') ?? null, publicUrl(c)) };

/** The lock screen at the address that was asked for, with 403. */
export const sendLockScreen = (
  c: Context<ServerEnvironment>,
  site: SiteSnapshot,
  options: SendPageOptions = {},
): Promise<Response> => sendPage(c, { site, page: lockScreen(site) }, options);

/** Where a form leads after success: without a script the browser follows, and asks the policy first. */
function redirectOrigins({ forms }: SiteSnapshot): string[] {
  const origins = [...forms.values()].flatMap(({ schema: { successRedirect } }) => {
    if (!successRedirect || !/^https?:\/\//i.test(successRedirect)) return [];
    return URL.canParse(successRedirect) ? [new URL(successRedirect).origin] : [];
  });
  return [...new Set(origins)];
}
