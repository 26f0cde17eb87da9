import { createPlainTranslate } from '@plinth/site-model';
import type { RenderContext } from '@plinth/site-blocks/rendering';
import { memberMessages } from '../languages/memberMessages';

/**
 * The links for a visitor who cannot log in yet: to a new password, and to signing up ([SRV-103]).
 */
export function LoginWays({
  context: { locale, messages, request },
}: {
  context: Pick<RenderContext, 'locale' | 'messages' | 'request'>;
}) {
  const { forgottenHref, joinHref, loginAnswer, url } = request;
  const t = createPlainTranslate(memberMessages, { locale, overrides: messages });
  // A refused login is answered at the address of the form.
  const returnTo = loginAnswer?.returnTo ?? url.pathname + url.search;
  return (
    <>
      {forgottenHref ? (
        <p>
          <a href={forgottenHref}>{t('runtime.member.forgotten')}</a>
        </p>
      ) : null}
      {joinHref ? (
        <p>
          <a href={`${joinHref}?${new URLSearchParams({ returnTo }).toString()}`}>
            {t('runtime.member.join')}
          </a>
        </p>
      ) : null}
    </>
  );
}
