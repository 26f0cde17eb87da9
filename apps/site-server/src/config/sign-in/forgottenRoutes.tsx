import type { Hono } from 'hono';
import { isSameOrigin } from '../../http/requestOrigin';
import { askForPassword } from '../../security/askForPassword';
import { readEmail } from '../../security/normalEmail';
import { takeFromLimit } from '../../security/takeFromLimit';
import type { ServerEnvironment } from '../../serverEnvironment';
import { hasCrumb } from '../access/hasCrumb';
import type { ConfigFiles } from '../configFiles';
import { readArrival, type ConfigArrival } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';
import { PlainPage } from '../shell/PlainPage';
import { sendForeignForm } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { forgottenPath } from './forgottenPath';

/**
 * Registers the request for a new password by mail. The answer and its duration are the same with and without an
 * account.
 */
export function registerForgotten(app: Hono<ServerEnvironment>, files: ConfigFiles): void {
  app.get(forgottenPath, async (c) => {
    const arrival = await readArrival(c, files);
    if (!arrival.services.mailQueue.isSending) return c.redirect('/config/', 303);
    return sendForm(arrival);
  });
  app.post(forgottenPath, async (c) => {
    const arrival = await readArrival(c, files);
    const { services, site, intl } = arrival;
    const posted = new URLSearchParams(await c.req.text());
    if (!isSameOrigin(c)) return sendForeignForm(arrival);
    if (!services.mailQueue.isSending) return c.redirect('/config/', 303);
    const email = posted.get('email') ?? '';
    if (!hasCrumb(arrival, posted))
      return sendForm(
        arrival,
        { email, problem: intl.translate('config.forgotten.onceMore') },
        400,
      );
    if (readEmail(email) === undefined)
      return sendForm(
        arrival,
        { email, problem: intl.translate('config.people.refused.no-address') },
        400,
      );
    const wait = await takeFromLimit(c, 'forgotten');
    if (wait > 0) {
      const problem = intl.translate('config.signIn.wait', { limited: wait });
      const response = sendForm(arrival, { email, problem }, 429);
      response.headers.set('retry-after', String(wait));
      return response;
    }
    // Not awaited: the time of an answer would reveal whether there is an account.
    askForPassword(services, { siteId: site.definition.id, email }).catch((error: unknown) =>
      services.log.error('mail.failed', { error }),
    );
    return sendAsked(arrival);
  });
}

interface Asked {
  email?: string;
  problem?: string | undefined;
}

function sendForm(
  arrival: ConfigArrival,
  { email = '', problem }: Asked = {},
  status = 200,
): Response {
  const { translate } = arrival.intl;
  const title = translate('config.forgotten');
  return sendConfigPage(
    arrival,
    <PlainPage arrival={arrival} title={title} namesSite>
      <p>{translate('config.forgotten.text')}</p>
      <form className="pl-config-fields" method="post" action={forgottenPath}>
        {problem ? (
          <p className="pl-config-error" role="alert" id="forgotten-error">
            {problem}
          </p>
        ) : null}
        <CrumbField visit={arrival} />
        <label className="pl-config-field">
          {translate('config.signIn.email')}
          <input
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={320}
            defaultValue={email}
            aria-describedby={problem ? 'forgotten-error' : undefined}
          />
        </label>
        <button type="submit" className="pl-config-button">
          {translate('config.forgotten.ask')}
        </button>
      </form>
      <p className="pl-config-note">
        <a href="/config/">{translate('config.signIn')}</a>
      </p>
    </PlainPage>,
    status,
  );
}

function sendAsked(arrival: ConfigArrival): Response {
  const { translate } = arrival.intl;
  const title = translate('config.forgotten.asked');
  return sendConfigPage(
    arrival,
    <PlainPage arrival={arrival} title={title}>
      <p role="status">{translate('config.forgotten.asked.text')}</p>
      <p>
        <a href="/config/">{translate('config.signIn')}</a>
      </p>
    </PlainPage>,
  );
}
