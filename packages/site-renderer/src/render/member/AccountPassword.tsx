import { memberPasswordLength, memberPaths } from '@plinth/site-blocks/rendering';
import { MemberField, MemberForm, NewPasswordField, type MemberFieldProps } from './MemberForm';

/** The form for another password, which requires the current one. */
export function AccountPassword(field: Pick<MemberFieldProps, 'context' | 'problem'>) {
  const { context } = field;
  const { t } = context;
  return (
    <MemberForm
      context={context}
      action={memberPaths.changePassword}
      button={t('runtime.member.password.change')}
      buttonStyle="outline"
      describedBy="member-password-what"
    >
      <MemberField
        {...field}
        id="member-current"
        name="current"
        type="password"
        label={t('runtime.member.password.current')}
        autoComplete="current-password"
      />
      <NewPasswordField
        {...field}
        id="member-new-password"
        label={t('runtime.member.password.new')}
        length={memberPasswordLength.shortest}
      />
      <p className="pl-member-note" id="member-password-what">
        {t('runtime.member.password.what')}
      </p>
    </MemberForm>
  );
}
