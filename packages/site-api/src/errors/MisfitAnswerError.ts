import { SiteCallError } from './SiteCallError';

/** An error in an answer: the field, and what the contract requires. */
export interface AnswerMisfit {
  readonly field: string;
  readonly expected: string;
}

/** [API-12] The answer does not fit its contract; names the call and the field. */
export class MisfitAnswerError extends SiteCallError {
  static override readonly messageKey = 'siteApi.misfit';
  override readonly name = 'MisfitAnswerError';
}
