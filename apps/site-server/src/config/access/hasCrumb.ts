import type { ConfigArrival } from '../configVisit';

/**
 * Whether a form comes from a page of ours that has not expired. An invalid crumb was replaced when the request
 * arrived, so that it differs from the form's crumb; the answer's forms carry the new crumb.
 */
export const hasCrumb = (
  { crumb }: Pick<ConfigArrival, 'crumb'>,
  posted: URLSearchParams,
): boolean => posted.get('crumb') === crumb;
