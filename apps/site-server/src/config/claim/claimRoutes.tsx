import { isTimeZone } from '@plinth/site-model/time';
import type { Hono } from 'hono';
import { recordAction } from '../../audit/recordAction';
import { isSameOrigin } from '../../http/requestOrigin';
import { readEmail } from '../../security/normalEmail';
import { problemOfPassword } from '../../security/passwordRule';
import { hashPassword } from '../../security/passwords';
import { signIn } from '../../security/signIn';
import { takeFromLimit } from '../../security/takeFromLimit';
import type { ServerEnvironment } from '../../serverEnvironment';
import { hasCrumb } from '../access/hasCrumb';
import { beginPath } from '../begin/beginPath';
import type { ConfigFiles } from '../configFiles';
import { readArrival, type ConfigArrival } from '../configVisit';
import { commonLanguages } from '../languages/commonLanguages';
import { PlainPage } from '../shell/PlainPage';
import { sendForeignForm, sendNoLink } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { ClaimForm, type ClaimProblem, type ClaimValues } from './ClaimForm';
import { claimPath, claimSite, hasOwner, isClaimKey } from './claimSite';

const maxTitleLength = 500;

/**
 * Gives a site its first owner, by a link that the server prints at its start until the site has an owner ([SRV-120]).
 */
export function registerClaim(app: Hono<ServerEnvironment>, files: ConfigFiles): void {
  app.get(claimPath, async (c) => {
    const arrival = await readArrival(c, files);
    const key = c.req.query('key') ?? '';
    if (!(await mayClaim(arrival, key))) return sendNoLink(arrival, 'config.claim.noLink');
    const { definition } = arrival.site;
    const { locale = 'en', timeZone = 'UTC' } = definition;
    const values = { title: '', email: '', locale, timeZone };
    return sendForm(arrival, { claimKey: key, values });
  });
  app.post(claimPath, async (c) => {
    const arrival = await readArrival(c, files);
    const posted = new URLSearchParams(await c.req.text());
    if (!isSameOrigin(c)) return sendForeignForm(arrival);
    const key = posted.get('key') ?? '';
    if (!(await mayClaim(arrival, key))) return sendNoLink(arrival, 'config.claim.noLink');
    const values = readValues(posted);
    const again = (problems: readonly ClaimProblem[], status: number) =>
      sendForm(arrival, { claimKey: key, values, problems }, status);
    if (!hasCrumb(arrival, posted)) return again(['onceMore'], 400);
    const password = posted.get('password') ?? '';
    const problems = problemsOf(values, password);
    if (problems.length > 0) return again(problems, 422);
    if ((await takeFromLimit(c, 'memberLogin')) > 0) return again(['busy'], 429);
    const { db, passwordCost, passwordQueue, site: store } = arrival.services;
    const { id: siteId } = arrival.site.definition;
    const email = readEmail(values.email)!;
    const passwordHash = await passwordQueue.run(() => hashPassword(password, passwordCost));
    const { now } = arrival;
    if (!(await claimSite(db, { ...values, siteId, email, passwordHash, now })))
      return sendNoLink(arrival, 'config.claim.noLink');
    store.forget();
    await recordAction(db, { siteId, now, action: 'claimed', actor: email, subject: email });
    const { outcome } = await signIn(c, { siteId, email, password, rememberMe: false });
    return c.redirect(outcome === 'signed-in' ? beginPath : '/config/', 303);
  });
}

const mayClaim = async ({ services, site }: ConfigArrival, key: string): Promise<boolean> => {
  const { id } = site.definition;
  return isClaimKey(services.signer, id, key) && !(await hasOwner(services.db, id));
};

const readValues = (posted: URLSearchParams): ClaimValues => {
  const text = (name: string) => (posted.get(name) ?? '').trim();
  return {
    title: text('title'),
    email: text('email'),
    locale: text('locale'),
    timeZone: text('timeZone'),
  };
};

function problemsOf(
  { title, email, locale, timeZone }: ClaimValues,
  password: string,
): ClaimProblem[] {
  const problem = problemOfPassword(password);
  return [
    ...(title === '' || title.length > maxTitleLength ? (['title'] as const) : []),
    ...(commonLanguages.includes(locale) ? [] : (['locale'] as const)),
    ...(isTimeZone(timeZone) ? [] : (['timeZone'] as const)),
    ...(readEmail(email) === undefined ? (['email'] as const) : []),
    ...(problem ? [problem] : []),
  ];
}

function sendForm(
  arrival: ConfigArrival,
  form: { claimKey: string; values: ClaimValues; problems?: readonly ClaimProblem[] },
  status = 200,
): Response {
  const title = arrival.intl.translate('config.claim');
  return sendConfigPage(
    arrival,
    <PlainPage arrival={arrival} title={title}>
      <ClaimForm arrival={arrival} {...form} />
    </PlainPage>,
    status,
  );
}
