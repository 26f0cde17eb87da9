import { sessionRoutes, type SiteClient } from '@plinth/site-api/client';
import type { Host } from '@plinth/site-blocks/host';
import { account } from '../services/context/account';
import { siteClient } from '../services/client/siteClient';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    sessionClient: SiteClient<keyof typeof sessionRoutes>;
  }
}

/** The calls of [API-15], made by this page. */
export function sessionCalls(host: Host) {
  const client = host.once('sessionClient', () => siteClient(host, sessionRoutes));
  return {
    logIn: (credentials: { email: string; password: string; rememberMe: boolean }) =>
      client.memberLogin(credentials, { handlesFailure: true }),
    /**
     * An account of the site and a member of it sign out by different calls; a member's cart stays, without an owner.
     */
    logOut: (): Promise<unknown> =>
      account(host).roles.length > 0
        ? client.logout({ handlesFailure: true })
        : client.memberLogout({ cloneCart: true }, { handlesFailure: true }),
  };
}
