import { permission } from '@plinth/site-model';
import type { Host } from '@plinth/site-blocks/host';
import { pageContext } from '@plinth/site-blocks/page';

/** The account that views the page, as far as the page knows. */
export interface PageAccount {
  isSignedIn: boolean;
  /** Numbers of [MOD-3]; a member of the site has none. */
  roles: readonly number[];
  isAdmin: boolean;
}

export function account(host: Host): PageAccount {
  const { authenticatedAccount, websiteRoles, ...more } = pageContext(host);
  const { permissions } = more as { permissions?: unknown };
  const isSignedIn = authenticatedAccount !== null;
  return {
    isSignedIn,
    roles: isSignedIn ? websiteRoles : [],
    isAdmin: isSignedIn && Array.isArray(permissions) && permissions.includes(permission.admin),
  };
}
