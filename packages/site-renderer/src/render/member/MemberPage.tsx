import { isolate } from '@plinth/site-model';
import {
  memberPasswordLength,
  memberPaths,
  type MemberView,
  type RenderContext,
} from '@plinth/site-blocks/rendering';
import { AccountSections } from './AccountSections';
import { memberContext, type MemberContext } from './memberContext';
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
  const member = page.request.member!;
  switch (member.state) {
    case 'join':
      return <JoinForm context={context} view={member} />;
    case 'forgotten':
      return <ForgottenForm context={context} view={member} />;
    case 'asked':
      return <MailIsSent context={context} view={member} />;
    case 'confirm':
      return <PasswordForm context={context} view={member} />;
    case 'noLink':
      return <NoLink context={context} view={member} />;
    case 'account':
      return <Account context={context} view={member} request={page.request} />;
  }
}

interface PartsProps<State extends MemberView['state']> {
  context: MemberContext;
  view: Extract<MemberView, { state: State }>;
}

const EmailField = ({ context, view }: PartsProps<'join' | 'forgotten'>) => (
  <MemberField
    context={context}
    id="member-email"
    name="email"
    type="email"
    label={context.translate('runtime.login.email')}
    autoComplete="email"
    value={view.email}
    problem={view.problem}
  />
);

function JoinForm({ context, view }: PartsProps<'join'>) {
  const { t, translate } = context;
  return (
    <>
      <h1>{t('runtime.member.join')}</h1>
      <p>{t('runtime.member.join.text')}</p>
      <MemberRefusal context={context} problem={view.problem} />
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
          value={view.name}
          problem={view.problem}
        />
        <EmailField context={context} view={view} />
        <input type="hidden" name="returnTo" value={view.returnTo} />
      </MemberForm>
      <p>
        {t('runtime.member.join.already')} <a href={view.returnTo}>{translate('runtime.login')}</a>
      </p>
    </>
  );
}

function ForgottenForm({ context, view }: PartsProps<'forgotten'>) {
  const { t } = context;
  return (
    <>
      <h1>{t('runtime.member.forgotten')}</h1>
      <p>{t('runtime.member.forgotten.text')}</p>
      <MemberRefusal context={context} problem={view.problem} />
      <MemberForm
        context={context}
        action={memberPaths.forgotten}
        button={t('runtime.member.join.send')}
      >
        <EmailField context={context} view={view} />
      </MemberForm>
    </>
  );
}

/** The answer to an address for which a link was requested. */
function MailIsSent({ context: { t, locale }, view }: PartsProps<'asked'>) {
  return (
    <>
      <h1>{t('runtime.member.asked')}</h1>
      <p role="status">
        {t('runtime.member.asked.text', { address: isolate(view.email, locale) })}
      </p>
    </>
  );
}

/** The first password of a new account, or another one for an account whose password is forgotten. */
function PasswordForm({ context, view }: PartsProps<'confirm'>) {
  const { t, translate } = context;
  return (
    <>
      <h1>{t('runtime.member.confirm')}</h1>
      <MemberRefusal context={context} problem={view.problem} />
      <MemberForm
        context={context}
        action={view.action}
        button={t(view.isNew ? 'runtime.member.confirm.send' : 'runtime.member.confirm.save')}
      >
        <div className="pl-login-field">
          <label htmlFor="member-email">{translate('runtime.login.email')}</label>
          <input
            id="member-email"
            name="email"
            autoComplete="username"
            readOnly
            defaultValue={view.email}
          />
        </div>
        <NewPasswordField
          context={context}
          id="member-password"
          label={t('runtime.member.password')}
          length={memberPasswordLength.shortest}
          problem={view.problem}
        />
        <input type="hidden" name="key" value={view.key} />
      </MemberForm>
    </>
  );
}

/** The link was used already, or is too old. */
const NoLink = ({ context: { t, translate }, view }: PartsProps<'noLink'>) => (
  <>
    <h1>{t('runtime.member.noLink')}</h1>
    <p>{t('runtime.member.noLink.text')}</p>
    <p>
      <a href={view.href}>{translate('runtime.login')}</a>
    </p>
  </>
);

function Account({
  context,
  view,
  request,
}: PartsProps<'account'> & { request: RenderContext['request'] }) {
  const { t } = context;
  return (
    <>
      <h1>{t('runtime.member.account')}</h1>
      {view.done ? (
        <p className="pl-member-done" role="status">
          {t(`runtime.member.done.${view.done}`)}
        </p>
      ) : null}
      <MemberRefusal context={context} problem={view.problem} />
      <AccountSections context={context} view={view} request={request} />
    </>
  );
}
