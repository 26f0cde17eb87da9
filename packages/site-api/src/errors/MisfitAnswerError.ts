import { SiteCallError, type CallFailure } from './SiteCallError';

export interface AnswerMisfit {
  readonly field: string;
  /** What the contract asks for. */
  readonly expected: string;
}

/** [API-12] The answer does not fit its contract; names the call and the field. */
export class MisfitAnswerError extends SiteCallError {
  static override readonly messageKey = 'siteApi.misfit';
  override readonly name = 'MisfitAnswerError';
  declare readonly field: string;

  constructor(failure: CallFailure & AnswerMisfit) {
    super(failure, { field: failure.field, expected: failure.expected });
  }
}
