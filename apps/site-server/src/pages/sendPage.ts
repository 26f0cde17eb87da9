import { pageType } from '@plinth/site-model';
import type { PageDefinition, RenderedPage } from '@plinth/site-renderer';
import type { Context } from 'hono';
import { publicUrl } from '../http/requestOrigin';
import { returnPath } from '../http/returnPath';
import { isOutsideLocks } from '../locks/isOutsideLocks';
import { mayEnter } from '../members/mayEnter';
import { ensureCrumb } from '../security/checkCrumb';
import { readSession } from '../security/sessionCookie';
import type { ServerEnvironment } from '../serverEnvironment';
import { isForCrawlers } from '../site/isForCrawlers';
import { hasNoAddress } from '../site/hasNoAddress';
import { isProtected } from '../site/isProtected';
import type { SiteSnapshot } from '../site/loadSite';
import { siteAvailability } from '../site/siteAvailability';
import { deniedPage } from './failures/deniedPage';
import { sendErrorPage } from './failures/sendErrorPage';
import { isAnonymous } from './isAnonymous';
import { isPersonal } from './isPersonal';
import { lockScreen } from './lockScreen';
import { requestOfPage, type PageRequestInput } from './requestOfPage';
import { sendHtml } from './sendHtml';
import { sendSharedPage } from './sendSharedPage';

export interface SendPageOptions extends Omit<
  PageRequestInput,
  'site' | 'page' | 'nonce' | 'crumb' | 'address' | 'blocks'
> {
  /** @default the page's own */
  status?: number;
}

/**
 * Renders a page and answers with it. An error while rendering fails the page, not the server. A visitor who may not
 * see the page gets the lock screen, or the page for denied access, at its address.
 */
export async function sendPage(
  c: Context<ServerEnvironment>,
  { site, page: asked }: { site: SiteSnapshot; page: PageDefinition },
  { status, unlockAnswer, ...answers }: SendPageOptions = {},
): Promise<Response> {
  const { renderPage, sharedPages, log, random, turns } = c.get('services');
  const isLocked =
    asked.pageType === pageType.lockScreen ||
    (!isOutsideLocks(asked) && Boolean(site.closed.lockAt(asked.slug)));
  const isDenied = !isLocked && !(await mayEnterAs(c, site, asked));
  const page = isLocked ? lockScreen(site) : isDenied ? deniedPage(site, asked.slug) : asked;
  const options = {
    isFound: isForCrawlers(page.pageType) && siteAvailability(site.definition) === 'open',
    formTargets: redirectOrigins(site),
  };
  const mayBeShared =
    status === undefined &&
    Object.keys(answers).length === 0 &&
    isPublicPage(site, page) &&
    isAnonymous(c);
  const nonce = random(16).toString('base64');
  let rendered: RenderedPage;
  try {
    if (!mayBeShared) await turns.take();
    const request = await requestOfPage(c, {
      site,
      page,
      nonce,
      ...answers,
      ...(isLocked ? { unlockAnswer: unlockAnswer ?? returnOfPost(c) } : {}),
    });
    const input = { site: site.definition, page, request };
    if (mayBeShared && request.url.pathname === new URL(`/${page.slug}`, request.url).pathname) {
      const shared = await sharedPages.find(input, () => turns.take());
      const ids = { siteId: site.definition.id, pageId: page.id };
      if (shared) return await sendSharedPage(c, shared, { ...ids, ...options });
    }
    rendered = renderPage({ ...input, request: { ...request, crumb: ensureCrumb(c) } });
  } catch (error) {
    log.error('page.failed', { page: page.id, requestId: c.get('requestId'), error });
    return sendErrorPage(c, site);
  }
  for (const problem of rendered.problems) log.warn('page.problem', { page: page.id, problem });
  return sendHtml(c, rendered.html, {
    nonce,
    status: isDenied ? 403 : (status ?? (isLocked ? 403 : rendered.status)),
    isKept: !isLocked && !isProtected(asked) && !isPersonal(page),
    ...options,
    frames: rendered.frames,
    pictures: rendered.pictures,
    media: rendered.media,
    providers: rendered.providers,
  });
}

/** Whether a visitor may see a page, as a member or not. */
const mayEnterAs = async (
  c: Context<ServerEnvironment>,
  { definition }: SiteSnapshot,
  page: PageDefinition,
): Promise<boolean> =>
  !isProtected(page) ||
  mayEnter(c.get('services'), { siteId: definition.id, page, session: await readSession(c) });

/** Whether a page is open to every visitor, and has an address of its own. */
const isPublicPage = (site: SiteSnapshot, page: PageDefinition): boolean =>
  siteAvailability(site.definition) === 'open' &&
  !isProtected(page) &&
  !isPersonal(page) &&
  !hasNoAddress(page) &&
  isForCrawlers(page.pageType);

/** A visitor who has posted returns to the page with the form, once it is unlocked. */
const returnOfPost = (c: Context<ServerEnvironment>) =>
  c.req.method === 'GET'
    ? undefined
    : { returnTo: returnPath(c.req.header('referer') ?? null, publicUrl(c)) };

/** The lock screen at the requested address, with 403. */
export const sendLockScreen = (
  c: Context<ServerEnvironment>,
  site: SiteSnapshot,
  options: SendPageOptions = {},
): Promise<Response> => sendPage(c, { site, page: lockScreen(site) }, options);

/** Origins to which forms redirect after success: without a script the browser follows, and checks the policy first. */
function redirectOrigins({ forms }: SiteSnapshot): string[] {
  const origins = [...forms.values()].flatMap(({ schema: { successRedirect } }) => {
    if (!successRedirect || !/^https?:\/\//i.test(successRedirect)) return [];
    return URL.canParse(successRedirect) ? [new URL(successRedirect).origin] : [];
  });
  return [...new Set(origins)];
}
