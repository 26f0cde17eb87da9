import { SiteCallError } from './SiteCallError';

/** [API-3] The answer is not JSON: cut short, or a page of HTML where data was expected. The parser's error is the `cause`. */
export class UnreadableAnswerError extends SiteCallError {
  static override readonly messageKey = 'siteApi.unreadableAnswer';
  override readonly name = 'UnreadableAnswerError';
}
