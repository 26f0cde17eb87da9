import type { PageDefinition, RenderedPage } from '@plinth/site-runtime/render';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isSecure } from '../http/requestOrigin';
import { ensureCrumb } from '../security/checkCrumb';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy';
import { readSession } from '../security/sessionCookie';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { deniedPage } from './deniedPage';
import { errorPage } from './errorPage';
import { isProtected } from './isProtected';
import { requestOfPage } from './requestOfPage';
import type { PageRequestInput } from './requestOfPage';

export interface SendPageOptions extends Pick<
  PageRequestInput,
  'formAnswers' | 'formKey' | 'loginAnswer' | 'shopAnswer' | 'shopCheckout'
> {
  /** @default the page's own */
  status?: number;
}

/**
 * Renders a page and answers with it. What fails while rendering costs the page, not the server. Whoever may not see the
 * page gets the one for denied access at its address, whatever led here.
 */
export async function sendPage(
  c: Context<ServerEnvironment>,
  { site, page: asked }: { site: SiteSnapshot; page: PageDefinition },
  { status, ...answers }: SendPageOptions = {},
): Promise<Response> {
  const { renderer, log, random, turns } = c.get('services');
  const isDenied = isProtected(asked) && !(await readSession(c));
  const page = isDenied ? deniedPage(site) : asked;
  await turns.take();
  const nonce = random(16).toString('base64');
  const crumb = ensureCrumb(c);
  let rendered: RenderedPage;
  try {
    const request = await requestOfPage(c, { site, page, nonce, crumb, ...answers });
    rendered = renderer.renderPage({ site: site.definition, page, request });
  } catch (error) {
    log.error('page.failed', { page: page.id, requestId: c.get('requestId'), error });
    return sendHtml(c, errorPage(nonce, site.definition), { nonce, status: 500 });
  }
  for (const problem of rendered.problems) log.warn('page.problem', { page: page.id, problem });
  return sendHtml(c, rendered.html, {
    nonce,
    status: isDenied ? 403 : (status ?? rendered.status),
    isKept: !isProtected(asked),
    formTargets: redirectOrigins(site),
    frames: rendered.frames,
    pictures: rendered.pictures,
    providers: rendered.providers,
  });
}

export interface SendHtmlOptions {
  nonce: string;
  status: number;
  /** Whether the browser may show it again to whoever goes back. @default true */
  isKept?: boolean;
  formTargets?: readonly string[];
  frames?: readonly string[];
  pictures?: readonly string[];
  providers?: RenderedPage['providers'];
}

export function sendHtml(
  c: Context<ServerEnvironment>,
  html: string,
  { nonce, status, isKept = true, ...origins }: SendHtmlOptions,
): Response {
  const policy = contentSecurityPolicy(nonce, { secure: isSecure(c), ...origins });
  c.header('content-security-policy', policy);
  // The page carries its visitor's keys; going back may show it again, another visitor may not get it.
  c.header('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
  return c.html(html, status as ContentfulStatusCode);
}

/** Where a form leads after success: without a script the browser follows, and asks the policy first. */
function redirectOrigins({ forms }: SiteSnapshot): string[] {
  const origins = [...forms.values()].flatMap(({ schema: { successRedirect } }) => {
    if (!successRedirect || !/^https?:\/\//i.test(successRedirect)) return [];
    return URL.canParse(successRedirect) ? [new URL(successRedirect).origin] : [];
  });
  return [...new Set(origins)];
}
