import type { ConfirmView, PageDefinition } from '@plinth/site-renderer';
import type { Context, Hono } from 'hono';
import { readPosted } from '../forms/readPosted';
import { formerMailPath } from '../http/mailPaths';
import { isSameOrigin } from '../http/requestOrigin';
import { translatePage } from '../pages/translatePage';
import { sendPage } from '../pages/sendPage';
import { ensureCrumb } from '../security/checkCrumb';
import type { ExpiringId } from '../security/expiringId';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';
import { confirmPath, readConfirmToken } from './confirmAddress';
import { maskAddress } from './maskAddress';
import { queueConfirmation } from './queueConfirmation';
import { confirmSubscription, findSubscription, type Subscription } from './subscriptions';
import { readSubscriptionVisit, type SubscriptionVisit } from './subscriptionVisit';

type RequestContext = Context<ServerEnvironment>;

/**
 * Confirming a subscription by the link of a mail. Mail scanners follow every link, so a GET only shows a button; that
 * button carries the crumb. An expired link sends another one.
 */
export function registerConfirm(app: Hono<ServerEnvironment>): void {
  app.on('GET', [confirmPath, formerMailPath(confirmPath)], async (c) => {
    const visit = await readVisit(c);
    return sendState(visit, await find(visit), { done: c.req.query('done') });
  });

  app.on('POST', [confirmPath, formerMailPath(confirmPath)], async (c) => {
    const visit = await readVisit(c);
    const posted = await readPosted(c);
    const { token, address } = visit;
    const found = await find(visit);
    if (!token || !found) return sendState(visit, undefined);
    if (!isSameOrigin(c) || posted.get('crumb') !== ensureCrumb(c)) {
      const refusal = translatePage(visit.site.definition, 'page.unsubscribe.onceMore');
      return sendState(visit, found, { refusal, status: 400 });
    }
    if (posted.get('change') === 'again' && found.state === 'pending') {
      const services = c.get('services');
      const outcome = await services.db.transaction((transaction) =>
        queueConfirmation(services, transaction, {
          siteId: visit.site.definition.id,
          submissionId: token.id,
          address: found.address,
        }),
      );
      const done = outcome === 'queued' ? 'sent' : outcome;
      return c.redirect(`${address}&${new URLSearchParams({ done })}`, 303);
    }
    if (isInTime(visit)) await confirmSubscription(visit, token.id, visit.now);
    return c.redirect(address, 303);
  });
}

type ConfirmVisit = SubscriptionVisit<ExpiringId>;

const readVisit = (c: RequestContext): Promise<ConfirmVisit> =>
  readSubscriptionVisit(c, confirmPath, readConfirmToken);

const find = (visit: ConfirmVisit): Promise<Subscription | undefined> =>
  visit.token ? findSubscription(visit, visit.token.id) : Promise.resolve(undefined);

const isInTime = ({ token, now }: ConfirmVisit): boolean =>
  token !== undefined && token.ends > now.valueOf();

function stateOf(visit: ConfirmVisit, found: Subscription, done: string | undefined) {
  if (found.state === 'left') return 'left';
  if (found.state === 'active') return 'confirmed';
  if (done === 'sent' || done === 'limited') return done;
  return isInTime(visit) ? 'pending' : 'expired';
}

interface Outcome {
  /** The outcome that the address names. */
  done?: string | undefined;
  refusal?: string;
  status?: number;
}

function sendState(
  visit: ConfirmVisit,
  found: Subscription | undefined,
  { done, refusal, status }: Outcome = {},
): Promise<Response> {
  const { c, shown, token, address } = visit;
  const confirmation: ConfirmView = found
    ? {
        state: stateOf(visit, found, done),
        action: address,
        newsletter: found.newsletter,
        address: maskAddress(found.address),
        refusal,
      }
    : { state: token ? 'gone' : 'unknown' };
  const page = confirmPage(shown);
  return sendPage(
    c,
    { site: shown, page },
    { status: found ? (status ?? 200) : token ? 410 : 404, confirmation },
  );
}

/** The prompt with the site's header and footer around it. */
const confirmPage = ({ definition }: SiteSnapshot): PageDefinition => ({
  id: 'confirm',
  slug: 'mail/confirm',
  sections: [],
  title: translatePage(definition, 'page.confirm'),
});
