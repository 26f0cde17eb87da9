import type { CallName, ReceivedPayload, CallAnswer } from '@plinth/site-api/contract';
import type { Context } from 'hono';
import type { OpenSession } from '../security/sessions';
import type { ServerEnvironment } from '../serverEnvironment';
import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';

/** The context of a handler: the payload is checked, the crumb and the rate limit have passed. */
export interface CallContext<Name extends CallName> {
  payload: ReceivedPayload<Name>;
  services: Services;
  site: SiteSnapshot;
  /** Time of the request. */
  now: Date;
  c: Context<ServerEnvironment>;
  /** The signed-in browser's session. */
  session: () => Promise<OpenSession | undefined>;
}

export type CallHandler<Name extends CallName> = (
  context: CallContext<Name>,
) => Promise<CallAnswer<Name>>;

/** One handler for each call: a call of the table without one does not compile. */
export type ApiHandlers = { readonly [Name in CallName]: CallHandler<Name> };
