import { isolate } from '@plinth/site-model';
import {
  memberPasswordLength,
  memberPaths,
  type RenderContext,
} from '@plinth/site-blocks/rendering';
import { AccountSections } from './AccountSections';
import { memberContext } from './memberContext';
import { MemberField, MemberForm, MemberRefusal, NewPasswordField } from './MemberForm';

/**
 * The pages for members ([SRV-103], [SRV-104]): sign-up, a password by a link, the own account.
 * Every part is a form that the browser posts without scripts.
 */
export function MemberPage(page: RenderContext) {
  const { member } = page.request;
  if (!member) return undefined;
  page.wantStyle('siteParts');
  page.wantStyle('member');
  return (
    <section className="pl-section" data-width="narrow" data-space="normal">
      <div className="pl-member">
        <MemberParts page={page} />
      </div>
    </section>
  );
}

function MemberParts({ page }: { page: RenderContext }) {
  const context = memberContext(page);
  const { t, translate, locale } = context;
  const member = page.request.member!;
  const { problem } = member;
  const refusal = <MemberRefusal context={context} problem={problem} />;
  const emailField = (value: string) => (
    <MemberField
      context={context}
      id="member-email"
      name="email"
      type="email"
      label={translate('runtime.login.email')}
      autoComplete="email"
      value={value}
      problem={problem}
    />
  );
  switch (member.state) {
    case 'join':
      return (
        <>
          <h1>{t('runtime.member.join')}</h1>
          <p>{t('runtime.member.join.text')}</p>
          {refusal}
          <MemberForm
            context={context}
            action={memberPaths.join}
            button={t('runtime.member.join.send')}
          >
            <MemberField
              context={context}
              id="member-name"
              name="name"
              label={t('runtime.member.name')}
              autoComplete="name"
              value={member.name}
              problem={problem}
            />
            {emailField(member.email)}
            <input type="hidden" name="returnTo" value={member.returnTo} />
          </MemberForm>
          <p>
            {t('runtime.member.join.already')}{' '}
            <a href={member.returnTo}>{translate('runtime.login')}</a>
          </p>
        </>
      );
    case 'forgotten':
      return (
        <>
          <h1>{t('runtime.member.forgotten')}</h1>
          <p>{t('runtime.member.forgotten.text')}</p>
          {refusal}
          <MemberForm
            context={context}
            action={memberPaths.forgotten}
            button={t('runtime.member.join.send')}
          >
            {emailField(member.email)}
          </MemberForm>
        </>
      );
    case 'asked':
      return (
        <>
          <h1>{t('runtime.member.asked')}</h1>
          <p role="status">
            {t('runtime.member.asked.text', { address: isolate(member.email, locale) })}
          </p>
        </>
      );
    case 'confirm':
      return (
        <>
          <h1>{t('runtime.member.confirm')}</h1>
          {refusal}
          <MemberForm
            context={context}
            action={member.action}
            button={t(member.isNew ? 'runtime.member.confirm.send' : 'runtime.member.confirm.save')}
          >
            <div className="pl-login-field">
              <label htmlFor="member-email">{translate('runtime.login.email')}</label>
              <input
                id="member-email"
                name="email"
                autoComplete="username"
                readOnly
                defaultValue={member.email}
              />
            </div>
            <NewPasswordField
              context={context}
              id="member-password"
              label={t('runtime.member.password')}
              length={memberPasswordLength.shortest}
              problem={problem}
            />
            <input type="hidden" name="key" value={member.key} />
          </MemberForm>
        </>
      );
    case 'noLink':
      return (
        <>
          <h1>{t('runtime.member.noLink')}</h1>
          <p>{t('runtime.member.noLink.text')}</p>
          <p>
            <a href={member.href}>{translate('runtime.login')}</a>
          </p>
        </>
      );
    case 'account':
      return (
        <>
          <h1>{t('runtime.member.account')}</h1>
          {member.done ? (
            <p className="pl-member-done" role="status">
              {t(`runtime.member.done.${member.done}`)}
            </p>
          ) : null}
          {refusal}
          <AccountSections context={context} view={member} request={page.request} />
        </>
      );
  }
}
