import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';
import type { Context } from 'hono';
import { answerMessages } from './answerMessages';
import { isConfigPath } from '../../http/isConfigPath';
import { publicUrl } from '../../http/requestOrigin';
import { ensureCrumb } from '../../security/checkCrumb';
import { readSession } from '../../security/sessionCookie';
import type { ServerEnvironment } from '../../serverEnvironment';
import type { SiteSnapshot } from '../../site/loadSite';
import { errorPage } from './errorPage';
import { sendHtml } from '../sendHtml';

/**
 * Answers with 500 and the site's own error page, or with the plain one: where the site has none, where the site is
 * unknown, in the owner's area, and where that page fails as well.
 *
 * @param site as the visitor may see it
 */
export async function sendErrorPage(
  c: Context<ServerEnvironment>,
  site: SiteSnapshot | undefined,
): Promise<Response> {
  const { log, random } = c.get('services');
  const nonce = random(16).toString('base64');
  const own = site?.definition.pages.find((page) => page.pageType === pageType.error);
  if (site && own && !isConfigPath(c.req.path)) {
    try {
      return await sendOwn(c, { site, page: own, nonce });
    } catch (error) {
      log.error('errorPage.failed', { page: own.id, requestId: c.get('requestId'), error });
    }
  }
  const siteMessages = answerMessages(c, site?.definition);
  return sendHtml(c, errorPage(nonce, siteMessages), { nonce, status: 500 });
}

/** Requires as little as a page can: the cause of the other page's failure may make this page fail. */
async function sendOwn(
  c: Context<ServerEnvironment>,
  { site, page, nonce }: { site: SiteSnapshot; page: PageDefinition; nonce: string },
): Promise<Response> {
  const { renderer, log, submissionKeys, captchaSums } = c.get('services');
  // A visitor who is signed in is not counted; while the database is away no session can be read.
  const account = (await readSession(c).catch(() => undefined))?.account;
  const rendered = renderer.renderPage({
    site: site.definition,
    page,
    request: {
      url: publicUrl(c),
      nonce,
      crumb: ensureCrumb(c),
      newFormKey: () => submissionKeys.issue(),
      captchaSum: (key) => captchaSums.of(key),
      ...(account ? { account } : {}),
    },
  });
  for (const problem of rendered.problems) log.warn('page.problem', { page: page.id, problem });
  const { html, frames, pictures, providers } = rendered;
  return sendHtml(c, html, {
    nonce,
    status: 500,
    frames,
    pictures,
    providers,
    isKept: false,
    isFound: false,
  });
}
