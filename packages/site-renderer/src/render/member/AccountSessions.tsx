import { memberPaths, type MemberAccount } from '@plinth/site-blocks/rendering';
import type { MemberContext } from './memberContext';
import { MemberForm } from './MemberForm';

/** The browsers in which a member is logged in, and forms to end the other sessions. */
export function AccountSessions({
  context,
  sessions,
}: {
  context: MemberContext;
  sessions: MemberAccount['sessions'];
}) {
  const { t } = context;
  return (
    <>
      <ul className="pl-member-list">
        {sessions.map(({ id, browser, seenAt, isThis }) => (
          <li key={id}>
            <span id={`member-session-${id}`}>
              <bdi>{browser || t('runtime.member.sessions.unknown')}</bdi>
              {isThis ? ` · ${t('runtime.member.sessions.this')}` : null}
            </span>
            <span className="pl-member-note">
              {t('runtime.member.sessions.seen', { when: context.day(seenAt) })}
            </span>
            {isThis ? null : (
              <form method="post" action={memberPaths.end}>
                <input type="hidden" name="crumb" value={context.crumb} />
                <input type="hidden" name="session" value={id} />
                <button
                  className="pl-member-quiet"
                  type="submit"
                  aria-describedby={`member-session-${id}`}
                >
                  {t('runtime.member.sessions.end')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <MemberForm
          context={context}
          action={memberPaths.endOthers}
          button={t('runtime.member.sessions.endOthers')}
          buttonStyle="outline"
        />
      ) : null}
    </>
  );
}
