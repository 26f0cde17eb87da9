import { SiteCallError } from './SiteCallError';

/** [API-6] The server refused the call and said why: `error`, `message`, `errors` or `billingErrorCode`. */
export class RejectedCallError extends SiteCallError {
  override readonly name = 'RejectedCallError';
}
