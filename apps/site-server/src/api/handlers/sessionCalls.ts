import { translatePage } from '../../pages/translatePage';
import { checkXsrf, clearSessionCookie } from '../../security/sessionCookie';
import { cloneCart } from '../../shop/cloneCart';
import { signIn } from '../../security/signIn';
import type { CallContext, CallHandler } from '../callContext';
import { CallFailure } from '../../http/callFailure';

/** [API-15] [API-11] */
export const memberLogin: CallHandler<'memberLogin'> = async ({ payload, site, c }) => {
  const result = await signIn(c, { ...payload, siteId: site.definition.id });
  switch (result.outcome) {
    case 'signed-in':
      return { xsrfToken: result.xsrfToken };
    case 'refused':
      throw new CallFailure(401, {
        error: translatePage(site.definition, 'page.login.refused'),
      });
    case 'too-many': {
      const { wait } = result;
      const error = translatePage(site.definition, 'page.login.wait', { wait });
      throw new CallFailure(429, { error }, { 'retry-after': String(wait) });
    }
  }
};

async function endSession({ session, services, c }: CallContext<'logout' | 'memberLogout'>) {
  const open = await session();
  if (open) {
    checkXsrf(c, open);
    await services.sessions.end(open.tokenHash);
  }
  // Signing out twice is signing out.
  clearSessionCookie(c);
  return {};
}

export const logout: CallHandler<'logout'> = endSession;
export const memberLogout: CallHandler<'memberLogout'> = async (given) => {
  const { payload, c, site } = given;
  const answer = await endSession(given);
  if (payload.cloneCart) await cloneCart(c, site.definition.id);
  return answer;
};
