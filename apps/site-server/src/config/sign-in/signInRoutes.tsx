import type { Hono } from 'hono';
import { isSameOrigin } from '../../http/requestOrigin';
import { clearSessionCookie } from '../../security/sessionCookie';
import { signIn } from '../../security/signIn';
import type { ServerEnvironment } from '../../serverEnvironment';
import { hasCrumb } from '../access/hasCrumb';
import type { ConfigFiles } from '../configFiles';
import { readArrival, type ConfigArrival } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';
import { PlainPage } from '../shell/PlainPage';
import { KeptFields } from '../shell/KeptFields';
import { sendForeignForm } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { isConfigAddress, parseKept, type KeptForm } from './keptForm';
import { sendSignIn } from './sendSignIn';

/** Routes for signing in and out by plain forms, without a script. */
export function registerSignIn(app: Hono<ServerEnvironment>, files: ConfigFiles): void {
  app.get('/config/login', (c) => c.redirect('/config/', 303));
  app.get('/config/logout', (c) => c.redirect('/config/', 303));

  app.post('/config/login', async (c) => {
    const arrival = await readArrival(c, files);
    const posted = new URLSearchParams(await c.req.text());
    if (!isSameOrigin(c)) return sendForeignForm(arrival);
    const { translate } = arrival.intl;
    const email = posted.get('email') ?? '';
    const returnTo = returnAddress(posted.get('returnTo'));
    const keptText = posted.get('kept') ?? undefined;
    const askAgain = (message: string, status: number) =>
      sendSignIn(arrival, {
        email,
        returnTo,
        message,
        status,
        ...(keptText && { keptText }),
      });

    if (!hasCrumb(arrival, posted)) return askAgain(translate('config.signIn.onceMore'), 400);
    const result = await signIn(c, {
      siteId: arrival.site.definition.id,
      email,
      password: posted.get('password') ?? '',
      rememberMe: posted.get('rememberMe') === 'true',
    });
    switch (result.outcome) {
      case 'refused':
        return askAgain(translate('config.signIn.refused'), 401);
      case 'too-many':
        return withRetryAfter(
          result.wait,
          await askAgain(translate('config.signIn.wait', { limited: result.wait }), 429),
        );
      case 'signed-in': {
        const kept = parseKept(keptText ?? null);
        return kept ? sendGoOn(arrival, kept) : c.redirect(returnTo, 303);
      }
    }
  });

  app.post('/config/logout', async (c) => {
    const arrival = await readArrival(c, files);
    const posted = new URLSearchParams(await c.req.text());
    if (!isSameOrigin(c) || !hasCrumb(arrival, posted)) return sendForeignForm(arrival);
    if (arrival.session) await arrival.services.sessions.end(arrival.session.tokenHash);
    clearSessionCookie(c);
    return c.redirect('/?logout=true', 303);
  });
}

/** Shows, after a sign-in, the form that was sent without a session; its author decides whether to send it again. */
function sendGoOn(arrival: ConfigArrival, { action, fields }: KeptForm): Response {
  const { translate } = arrival.intl;
  return sendConfigPage(
    arrival,
    <PlainPage arrival={arrival} title={translate('config.goOn')}>
      <p>{translate('config.goOn.text')}</p>
      <form className="pl-config-row" method="post" action={action}>
        <CrumbField visit={arrival} />
        <KeptFields visit={arrival} fields={fields} />
        <button type="submit" className="pl-config-button">
          {translate('config.goOn.send')}
        </button>
        <a href="/config/">{translate('config.back')}</a>
      </form>
    </PlainPage>,
  );
}

/** The given address if it belongs to the area, else the area's first page. */
const returnAddress = (given: string | null): string =>
  given && isConfigAddress(given) ? given : '/config/';

function withRetryAfter(wait: number, response: Response): Response {
  response.headers.set('retry-after', String(wait));
  return response;
}
