import type { RenderContext } from '@plinth/site-blocks/rendering';
import { ReturnFields } from './ReturnFields';

/** The address to which a login is posted without scripts. */
const loginAction = '/session/login';

/**
 * The login of members and accounts ([RUN-10b]). The browser posts it without scripts; with the
 * script the page stays.
 */
export function LoginForm({
  context: { translate, request },
  idPrefix,
}: {
  context: RenderContext;
  idPrefix: string;
}) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const { loginAnswer } = request;
  const described = loginAnswer ? id('error') : undefined;
  return (
    <form
      className="pl-login"
      method="post"
      action={loginAction}
      data-login-form
      aria-describedby={id('error')}
    >
      <div className="pl-login-field">
        <label htmlFor={id('email')}>{translate('runtime.login.email')}</label>
        <input
          id={id('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={loginAnswer?.email}
        />
      </div>
      <div className="pl-login-field">
        <label htmlFor={id('password')}>{translate('runtime.login.password')}</label>
        <input
          id={id('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby={described}
          // The entry to type next, when the login was refused.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={loginAnswer !== undefined}
        />
      </div>
      <label className="pl-login-remember">
        <input name="rememberMe" type="checkbox" value="true" />{' '}
        {translate('runtime.login.rememberMe')}
      </label>
      <p className="pl-login-error" id={id('error')} role="alert" data-login-error>
        {loginAnswer?.message}
      </p>
      {request.carriedForm && (
        <input type="hidden" name="carriedForm" value={request.carriedForm} />
      )}
      <ReturnFields request={request} returnTo={loginAnswer?.returnTo} />
      <button className="pl-button" type="submit">
        {translate('runtime.login')}
      </button>
    </form>
  );
}
