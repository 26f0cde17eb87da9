import type { CallName } from '@plinth/site-api/contract';
import type { Account } from '../security/sessions';
import { checkXsrf } from '../security/sessionCookie';
import type { CallContext } from './callContext';
import { CallFailure } from '../http/callFailure';

/** Roles that may change the site: admin and editor ([MOD-3]). */
const editorRoles = new Set([1, 4]);

/**
 * @throws {CallFailure} 401 without a session, 403 for an account that may not change the site ([API-7], [API-8])
 */
export async function requireEditor({
  c,
  session,
}: Pick<CallContext<CallName>, 'c' | 'session'>): Promise<Account> {
  const open = await session();
  if (!open) throw new CallFailure(401, { error: 'Unauthorized request', loginRequired: true });
  checkXsrf(c, open);
  if (!open.account.roles.some((role) => editorRoles.has(role))) {
    throw new CallFailure(403, { error: 'Unauthorized request', authorizationFail: true });
  }
  return open.account;
}
