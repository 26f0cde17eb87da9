import { SiteCallError, type CallFailure } from './SiteCallError';

/** [API-3] The answer is not JSON: cut short, or a page of HTML where data was expected. */
export class UnreadableAnswerError extends SiteCallError {
  static override readonly messageKey = 'siteApi.unreadableAnswer';
  override readonly name = 'UnreadableAnswerError';

  constructor(failure: CallFailure & { readonly cause: Error }) {
    super(failure, { message: failure.cause.message });
  }
}
