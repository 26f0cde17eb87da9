import type { RenderContext } from './renderContext';

/** The login of members and accounts ([RUN-10]). Its button waits for the script: the call takes JSON only. */
export function LoginForm({
  context: { translate },
  idPrefix,
}: {
  context: RenderContext;
  idPrefix: string;
}) {
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <form className="pl-login" data-login-form noValidate aria-describedby={id('error')}>
      <div className="pl-login-field">
        <label htmlFor={id('email')}>{translate('runtime.login.email')}</label>
        <input id={id('email')} name="email" type="email" autoComplete="username" required />
      </div>
      <div className="pl-login-field">
        <label htmlFor={id('password')}>{translate('runtime.login.password')}</label>
        <input
          id={id('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      <label className="pl-login-remember">
        <input name="rememberMe" type="checkbox" /> {translate('runtime.login.rememberMe')}
      </label>
      <p className="pl-login-error" id={id('error')} role="alert" data-login-error />
      <button className="pl-button" type="submit" disabled>
        {translate('runtime.login')}
      </button>
      <noscript>
        <p>{translate('runtime.login.needsScript')}</p>
      </noscript>
    </form>
  );
}
