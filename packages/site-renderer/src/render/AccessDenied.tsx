import { createPlainTranslate, pageType } from '@plinth/site-model';
import {
  LogoutForm,
  blocksOf,
  memberPaths,
  type RenderContext,
} from '@plinth/site-blocks/rendering';
import { memberMessages } from '../languages/memberMessages';
import { LoginForm } from './LoginForm';
import { LoginWays } from './LoginWays';

/** The page for denied access, with a login for visitors who are not signed in ([RUN-10d]). */
export function AccessDenied(context: RenderContext) {
  const { page, request, translate } = context;
  if (page.pageType !== pageType.memberAreaAccessDenied || request.member) return undefined;
  context.wantStyle('siteParts');
  if (!request.account) context.wantStart();
  const t = createPlainTranslate(memberMessages, {
    locale: context.locale,
    overrides: context.messages,
  });
  // The owner's own text comes first, if the page has any.
  const hasOwnBlocks = blocksOf(page).length > 0;
  const Title = hasOwnBlocks ? 'h2' : 'h1';
  return (
    <section className="pl-section" data-width="narrow" data-space="normal">
      <div className="pl-access-denied">
        <Title>{translate('runtime.accessDenied')}</Title>
        {request.account ? (
          <>
            <p>{translate('runtime.accessDenied.member')}</p>
            <p>
              <a href={memberPaths.account}>{t('runtime.member.account')}</a>
            </p>
            <LogoutForm
              request={request}
              className="pl-button"
              label={translate('runtime.logout')}
            />
          </>
        ) : (
          <>
            <p>{translate('runtime.accessDenied.visitor')}</p>
            <LoginForm context={context} idPrefix="access-denied" />
            <LoginWays context={context} />
          </>
        )}
      </div>
    </section>
  );
}
