import { CallFailure } from '../../calls/callFailure';
import { checkCrumb } from '../../security/checkCrumb';
import type { RequestContext } from '../configVisit';

/** Whether a form comes from a page of ours that is not too old. If not, the answer brings a new crumb. */
export function hasCrumb(c: RequestContext, posted: URLSearchParams): boolean {
  try {
    checkCrumb(c, posted.get('crumb') ?? undefined);
    return true;
  } catch (error) {
    if (error instanceof CallFailure) return false;
    throw error;
  }
}
