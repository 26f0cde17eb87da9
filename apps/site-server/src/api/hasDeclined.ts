import { readCategoryChoice } from '@plinth/consent/categories';
import { readDecision } from '@plinth/consent/policy';
import type { CallName } from '@plinth/site-api/contract';
import type { CallContext } from './callContext';

/**
 * The page asks for consent before it counts. The server respects a decline as well, of everything or of statistics
 * ([CNS-9]), where the browser sends it: calls without credentials carry no cookie, beacons do.
 */
export function hasDeclined({ c }: Pick<CallContext<CallName>, 'c'>): boolean {
  const cookies = c.req.header('cookie');
  return readDecision(cookies) === 'declined' || readCategoryChoice(cookies)?.statistics === false;
}
