import { memberPaths } from '@plinth/site-blocks/rendering';
import { MemberField, MemberForm, type MemberFieldProps } from './MemberForm';

/** The form that exports a member's data, and the one that deletes the account. */
export function AccountData({
  context,
  problem,
  hasRoles,
}: Pick<MemberFieldProps, 'context' | 'problem'> & {
  /** Whether the account also works on the site, so that it cannot be deleted here. */
  hasRoles: boolean;
}) {
  const { t } = context;
  return (
    <>
      <MemberForm
        context={context}
        action={memberPaths.export}
        button={t('runtime.member.data.export')}
        buttonStyle="outline"
      />
      {hasRoles ? (
        <p className="pl-member-note">{t('runtime.member.data.role')}</p>
      ) : (
        <details className="pl-member-danger" open={problem?.field === 'deletion'}>
          <summary>{t('runtime.member.data.delete')}</summary>
          <p>{t('runtime.member.data.delete.text')}</p>
          <MemberForm
            context={context}
            action={memberPaths.delete}
            button={t('runtime.member.data.delete.now')}
          >
            <MemberField
              context={context}
              problem={problem?.field === 'deletion' ? { ...problem, field: 'current' } : undefined}
              id="member-delete-current"
              name="current"
              type="password"
              label={t('runtime.member.password')}
              autoComplete="current-password"
            />
          </MemberForm>
        </details>
      )}
    </>
  );
}
