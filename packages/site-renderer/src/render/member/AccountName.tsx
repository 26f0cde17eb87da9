import { memberPaths } from '@plinth/site-blocks/rendering';
import { MemberField, MemberForm, type MemberFieldProps } from './MemberForm';

/** The form for another name. */
export const AccountName = ({
  context,
  problem,
  name,
}: Pick<MemberFieldProps, 'context' | 'problem'> & {
  /** The name in the field. */
  name: string;
}) => (
  <MemberForm
    context={context}
    action={memberPaths.name}
    button={context.t('runtime.member.save')}
    buttonStyle="outline"
  >
    <MemberField
      context={context}
      problem={problem}
      id="member-name"
      name="name"
      label={context.t('runtime.member.name')}
      autoComplete="name"
      value={name}
    />
  </MemberForm>
);
