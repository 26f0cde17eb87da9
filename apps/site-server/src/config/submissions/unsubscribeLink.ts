import { unsubscribeAddress } from '../../newsletter/unsubscribeAddress';
import type { SiteSnapshot } from '../../site/loadSite';
import type { ConfigVisit } from '../configVisit';
import type { SubmissionRow } from './submissionQueries';

/** Whether a newsletter's form sent it; before that was noted with each submission, the form of today says so. */
export const isOfNewsletter = (
  { isSubscription, formId }: Pick<SubmissionRow, 'isSubscription' | 'formId'>,
  { forms }: Pick<SiteSnapshot, 'forms'>,
): boolean => isSubscription || forms.get(formId)?.newsletter !== undefined;

/**
 * The link that a mail to a subscriber has to carry. Anyone who has it can end the subscription: it is for accounts
 * that may change submissions.
 */
export const unsubscribeLink = (
  { services: { signer }, origin, rights }: Pick<ConfigVisit, 'services' | 'origin' | 'rights'>,
  { id }: Pick<SubmissionRow, 'id'>,
): string | undefined =>
  rights.mayChange('submissions') ? origin + unsubscribeAddress(signer, id) : undefined;
