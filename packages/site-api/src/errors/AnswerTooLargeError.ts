import { SiteCallError } from './SiteCallError';

/** [API-12] The answer is larger than the client is willing to read. */
export class AnswerTooLargeError extends SiteCallError {
  static override readonly messageKey = 'siteApi.tooLarge';
  override readonly name = 'AnswerTooLargeError';
}
