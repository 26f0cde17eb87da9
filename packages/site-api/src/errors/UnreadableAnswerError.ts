import { SiteCallError } from './SiteCallError';

/**
 * [API-3] The answer is not JSON: it was cut off, or is an HTML page instead of data. The parser's
 * error is the `cause`.
 */
export class UnreadableAnswerError extends SiteCallError {
  static override readonly messageKey = 'siteApi.unreadableAnswer';
  override readonly name = 'UnreadableAnswerError';
}
