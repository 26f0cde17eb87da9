import { findCookie } from '../http/ownCookie';
import type { CallContext } from './callContext';
import { isVisitorDataRestricted } from './completeFields';
import { readVisit } from './readVisit';

/** Longer names belong to no visitor of ours. */
const maxVisitorIdLength = 100;

/**
 * The visit that the entries of a call belong to ([TRK-9]), as the browser's own record names it, so that no page has
 * to send it. Where it may not be identified, and for signed-in visitors, whose mouse movements they may be ([TRK-13]),
 * only entries of one call belong together.
 */
export async function traceIdOf({
  c,
  site,
  services,
  session,
}: Pick<CallContext<'recordTrace'>, 'c' | 'site' | 'services' | 'session'>): Promise<string> {
  const visit =
    isVisitorDataRestricted(site) || (await session())
      ? undefined
      : readVisit(findCookie(c, 'ss_cvr', (record) => readVisit(record) !== undefined));
  if (!visit || visit.visitorId.length > maxVisitorIdLength)
    return `call-${services.random(12).toString('base64url')}`;
  return `visit-${visit.visitorId}-${visit.visitCount}`;
}
