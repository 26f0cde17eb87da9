import { memberPaths } from '@plinth/site-blocks/rendering';
import { MemberField, MemberForm, type MemberFieldProps } from './MemberForm';

/** The address of the account, and the form for another one. */
export const AccountEmail = ({
  context,
  problem,
  email,
  posted,
}: Pick<MemberFieldProps, 'context' | 'problem'> & {
  email: string;
  /** The posted address, if it was refused. */
  posted: string | undefined;
}) => (
  <>
    <p>
      <bdi>{email}</bdi>
    </p>
    <MemberForm
      context={context}
      action={memberPaths.email}
      button={context.t('runtime.member.email.change')}
      buttonStyle="outline"
    >
      <MemberField
        context={context}
        problem={problem}
        id="member-email"
        name="email"
        type="email"
        label={context.t('runtime.member.email.new')}
        autoComplete="email"
        value={posted}
        note={context.t('runtime.member.email.what')}
      />
    </MemberForm>
  </>
);
