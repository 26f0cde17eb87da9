import { unsubscribeAddress } from '../../newsletter/unsubscribeAddress';
import type { SiteSnapshot } from '../../site/loadSite';
import type { ConfigVisit } from '../configVisit';
import type { SubmissionRow } from './submissionQueries';

/** Whether a newsletter's form sent it; for submissions from before this was stored, the current form decides. */
export const isOfNewsletter = (
  { isSubscription, formId }: Pick<SubmissionRow, 'isSubscription' | 'formId'>,
  { forms }: Pick<SiteSnapshot, 'forms'>,
): boolean => isSubscription || forms.get(formId)?.newsletter !== undefined;

/**
 * The unsubscribe link that a mail to a subscriber has to contain. Anyone with the link can end the subscription: only
 * accounts that may change submissions get it.
 */
export const unsubscribeLink = (
  { services: { signer }, origin, rights }: Pick<ConfigVisit, 'services' | 'origin' | 'rights'>,
  { id }: Pick<SubmissionRow, 'id'>,
): string | undefined =>
  rights.mayChange('submissions') ? origin + unsubscribeAddress(signer, id) : undefined;
