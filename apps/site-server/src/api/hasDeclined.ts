import { readDecision } from '@plinth/consent/policy';
import type { CallName } from '@plinth/site-api/contract';
import type { CallContext } from './callContext';

/**
 * The page asks for consent before it counts. The server holds to a decline as well, where the browser tells of it:
 * calls without credentials carry no cookie, beacons do.
 */
export const hasDeclined = ({ c }: Pick<CallContext<CallName>, 'c'>) =>
  readDecision(c.req.header('cookie')) === 'declined';
