import type { Detach, Host } from '../boot/host';
import { account } from '../connect/account';
import { openAdminChannel } from '../connect/adminChannel';
import { leaveForConfiguration } from './leaveForConfiguration';

/** What the page does for whoever is signed in. */
export function attachAccount(host: Host): Detach {
  if (leaveForConfiguration(host) || !account(host).isAdmin) return () => {};
  return openAdminChannel(host);
}
