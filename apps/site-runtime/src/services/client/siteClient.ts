import type { CallName } from '@plinth/site-api';
import {
  createSiteClient,
  crumbCookie,
  type SiteClient,
  type SiteClientOptions,
} from '@plinth/site-api/client';
import type { Host } from '@plinth/site-blocks/host';
import { showSystemError } from './showSystemError';
import { sessionToken } from './sessionToken';

/**
 * The number of further tries of a call that may be repeated ([API-5]): a short loss of the network must not show as a
 * failure.
 */
const retry = 2;

/**
 * The chosen calls with everything that a client needs from this page: its crumb, the session's token ([API-11]), an
 * event where somebody has to log in ([API-7]), and the system error dialog ([API-8], [API-10]).
 */
export function siteClient<Names extends CallName>(
  host: Host,
  calls: Parameters<typeof createSiteClient<Names>>[0]['calls'],
  more: SiteClientOptions = {},
): SiteClient<Names> {
  return createSiteClient<Names>({
    calls,
    crumb: crumbCookie(host.document),
    xsrf: sessionToken(host),
    onLoginRequired: (error) => host.emit('login-required', { error }),
    retry,
    onSystemError: ({ error }) => showSystemError(host, error),
    ...more,
  });
}
