import { SiteCallError } from './SiteCallError';

/** [API-12] The answer is larger than the client's `maxAnswerBytes`. */
export class AnswerTooLargeError extends SiteCallError {
  static override readonly messageKey = 'siteApi.tooLarge';
  override readonly name = 'AnswerTooLargeError';
}
