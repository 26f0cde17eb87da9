import { showsBeginning } from '../begin/showsBeginning';
import { hasOwner } from '../claim/claimSite';
import type { ConfigArrival } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';
import { PlainPage } from '../shell/PlainPage';
import { Notice } from '../shell/Notice';
import { sendConfigPage } from '../shell/sendConfigPage';
import { forgottenPath } from './forgottenPath';
import { addressOfForm, formatKept } from './keptForm';

export interface SignInOptions {
  /** The address after signing in. @default the requested address */
  returnTo?: string | undefined;
  /** A form that was sent without a session: it continues after the sign-in. */
  kept?: URLSearchParams | undefined;
  /** The same, as the sign-in form itself carried it. */
  keptText?: string | undefined;
  email?: string;
  message?: string;
  status?: number;
}

/** Shows the sign-in at the requested address. */
export async function sendSignIn(
  arrival: ConfigArrival,
  { returnTo, kept, keptText, email = '', message, status = 401 }: SignInOptions = {},
): Promise<Response> {
  const { intl, url, c } = arrival;
  const { translate } = intl;
  const keptForm = keptText ?? (kept ? formatKept(addressOfForm(url), kept) : undefined);
  const target = returnTo ?? (c.req.method === 'GET' ? url.pathname + url.search : '/config/');
  const { definition } = arrival.site;
  // Queried for a new site only: every other site has an owner.
  const isUnclaimed =
    showsBeginning(definition) && !(await hasOwner(arrival.services.db, definition.id));
  return sendConfigPage(
    arrival,
    <PlainPage arrival={arrival} title={translate('config.signIn')} namesSite>
      <Notice>{isUnclaimed && translate('config.claim.waiting')}</Notice>
      <Notice>{keptForm && translate('config.signIn.kept')}</Notice>
      <form className="pl-config-fields" method="post" action="/config/login">
        {/* No `Refusal`: the password takes the focus. */}
        {message ? (
          <p className="pl-config-error" role="alert" id="sign-in-error">
            {message}
          </p>
        ) : null}
        <CrumbField visit={arrival} />
        <input type="hidden" name="returnTo" value={target} />
        {keptForm ? <input type="hidden" name="kept" value={keptForm} /> : null}
        <label className="pl-config-field">
          {translate('config.signIn.email')}
          <input
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
            aria-describedby={message ? 'sign-in-error' : undefined}
          />
        </label>
        <label className="pl-config-field">
          {translate('config.signIn.password')}
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-describedby={message ? 'sign-in-error' : undefined}
            // After a refusal the password gets the focus.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={message !== undefined && email !== ''}
          />
        </label>
        <label className="pl-config-check">
          <input name="rememberMe" type="checkbox" value="true" />{' '}
          {translate('config.signIn.remember')}
        </label>
        <button type="submit" className="pl-config-button">
          {translate('config.signIn')}
        </button>
      </form>
      {arrival.services.mailQueue.isSending ? (
        <p className="pl-config-note">
          <a href={forgottenPath}>{translate('config.signIn.forgotten')}</a>
        </p>
      ) : (
        <details className="pl-config-note">
          <summary>{translate('config.signIn.forgotten')}</summary>
          <p>{translate('config.signIn.forgotten.text')}</p>
        </details>
      )}
      <p className="pl-config-note">
        <a href="/?noredirect">{translate('config.viewSite')}</a>
      </p>
    </PlainPage>,
    status,
  );
}
