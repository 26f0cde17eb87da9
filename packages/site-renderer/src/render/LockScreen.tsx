import { pageType } from '@plinth/site-model';
import { blocksOf, type RenderContext } from '@plinth/site-blocks/rendering';
import { ReturnFields } from './ReturnFields';

/** The address to which the password is posted. */
const unlockAction = '/unlock';

/**
 * The form that unlocks a password-protected page ([RUN-24]). The browser posts it; it needs no
 * script.
 */
export function LockScreen(context: RenderContext) {
  const { page, request, translate } = context;
  if (page.pageType !== pageType.lockScreen) return undefined;
  context.wantStyle('siteParts');
  const { unlockAnswer } = request;
  const message = unlockAnswer?.message;
  // The owner's own text explains it, if the page has any.
  const hasOwnBlocks = blocksOf(page).length > 0;
  const described = [!hasOwnBlocks && 'lock-text', message !== undefined && 'lock-error'];
  return (
    <section className="pl-section" data-width="narrow" data-space="tight">
      <div className="pl-lock">
        {hasOwnBlocks ? null : (
          <>
            <h1>{translate('runtime.lock')}</h1>
            <p id="lock-text">{translate('runtime.lock.text')}</p>
          </>
        )}
        <form className="pl-login" method="post" action={unlockAction}>
          <div className="pl-login-field">
            <label htmlFor="lock-password">{translate('runtime.login.password')}</label>
            <input
              id="lock-password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              aria-invalid={message === undefined ? undefined : true}
              aria-describedby={described.filter(Boolean).join(' ') || undefined}
              // The only control of this page gets the focus, unless the page has content to be
              // read first.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={message !== undefined || !hasOwnBlocks}
            />
          </div>
          <p className="pl-login-error" id="lock-error" role="alert">
            {message}
          </p>
          <ReturnFields request={request} returnTo={unlockAnswer?.returnTo} />
          <button className="pl-button" type="submit">
            {translate('runtime.lock.open')}
          </button>
        </form>
      </div>
    </section>
  );
}
