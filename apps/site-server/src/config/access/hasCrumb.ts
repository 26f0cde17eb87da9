import type { ConfigArrival } from '../configVisit';

/**
 * Whether a form comes from a page of ours that is not too old. A crumb that was no good was replaced when the request
 * arrived, so that the one of the form cannot be the same; the answer's forms carry the new one.
 */
export const hasCrumb = (
  { crumb }: Pick<ConfigArrival, 'crumb'>,
  posted: URLSearchParams,
): boolean => posted.get('crumb') === crumb;
