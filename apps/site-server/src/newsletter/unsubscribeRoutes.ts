import { pageType } from '@plinth/site-model';
import type { PageDefinition, UnsubscribeView } from '@plinth/site-renderer';
import type { Context, Hono } from 'hono';
import { readPosted } from '../forms/readPosted';
import { formerMailPath } from '../http/mailPaths';
import { isSameOrigin } from '../http/requestOrigin';
import { translatePage } from '../pages/translatePage';
import { sendPage } from '../pages/sendPage';
import { ensureCrumb } from '../security/checkCrumb';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { maskAddress } from './maskAddress';
import { findSubscription, subscribeAgain, unsubscribe, type Subscription } from './subscriptions';
import { readSubscriptionVisit, type SubscriptionVisit } from './subscriptionVisit';
import { readUnsubscribeToken, unsubscribePath } from './unsubscribeAddress';

type RequestContext = Context<ServerEnvironment>;

/**
 * Unsubscribing from a newsletter by the link of a mail. Mail scanners follow every link, so a GET only shows a button;
 * that button carries the crumb. A request by the mail program itself (RFC 8058) has neither cookie nor page: the token
 * authorises it.
 */
export function registerUnsubscribe(app: Hono<ServerEnvironment>): void {
  app.on('GET', [unsubscribePath, formerMailPath(unsubscribePath)], async (c) => {
    const visit = await readVisit(c);
    const found =
      visit.token === undefined ? undefined : await findSubscription(visit, visit.token);
    return sendState(visit, found, { isBack: c.req.query('again') !== undefined });
  });

  app.on('POST', [unsubscribePath, formerMailPath(unsubscribePath)], async (c) => {
    const visit = await readVisit(c);
    const posted = await readPosted(c);
    if (posted.get('List-Unsubscribe') === 'One-Click') return leaveAtOnce(visit);
    const { token: id } = visit;
    const found = id === undefined ? undefined : await findSubscription(visit, id);
    if (id === undefined || !found) return sendState(visit, undefined);
    if (!isSameOrigin(c) || posted.get('crumb') !== ensureCrumb(c)) {
      const refusal = translatePage(visit.site.definition, 'page.unsubscribe.onceMore');
      return sendState(visit, found, { refusal, status: 400 });
    }
    if (posted.get('change') === 'again') {
      await subscribeAgain(visit, id);
      return c.redirect(`${visit.address}&again=`, 303);
    }
    await unsubscribe(visit, id, visit.now);
    return c.redirect(visit.address, 303);
  });
}

/** The token is the id of the submission. */
type UnsubscribeVisit = SubscriptionVisit<string>;

const readVisit = (c: RequestContext): Promise<UnsubscribeVisit> =>
  readSubscriptionVisit(c, unsubscribePath, readUnsubscribeToken);

/** Answers a program, which reads only the status. */
async function leaveAtOnce(visit: UnsubscribeVisit): Promise<Response> {
  const { c, token: id, site, now } = visit;
  const left = id === undefined ? undefined : await unsubscribe(visit, id, now);
  const [outcome, status] = left
    ? (['done', 200] as const)
    : id === undefined
      ? (['unknown', 404] as const)
      : (['gone', 410] as const);
  return c.text(translatePage(site.definition, `page.unsubscribe.${outcome}`), status, {
    'cache-control': 'no-store',
  });
}

function sendState(
  { c, shown: site, token: id, address }: UnsubscribeVisit,
  found: Subscription | undefined,
  {
    status: refused = 200,
    ...more
  }: Pick<UnsubscribeView, 'isBack' | 'refusal'> & { status?: number } = {},
): Promise<Response> {
  const page = unsubscribePage(site);
  const view: UnsubscribeView = found
    ? {
        ...more,
        action: address,
        newsletter: found.newsletter,
        // A subscriber who never confirmed gets no mails either, and may refuse them permanently.
        state: found.state === 'left' ? 'left' : 'subscribed',
        address: maskAddress(found.address),
      }
    : { state: id === undefined ? 'unknown' : 'gone' };
  const status = found ? refused : id === undefined ? 404 : 410;
  return sendPage(c, { site, page }, { status, unsubscribe: view });
}

/** The site's page for it; without one, its header and footer around the prompt. */
const unsubscribePage = ({ definition }: SiteSnapshot): PageDefinition =>
  definition.pages.find((page) => page.pageType === pageType.newsletterUnsubscribe) ?? {
    id: 'unsubscribe',
    slug: 'mail/unsubscribe',
    sections: [],
    title: translatePage(definition, 'page.unsubscribe'),
    pageType: pageType.newsletterUnsubscribe,
  };
