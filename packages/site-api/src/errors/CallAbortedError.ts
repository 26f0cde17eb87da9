import { SiteCallError } from './SiteCallError';

/**
 * [API-12] The caller's signal was aborted; its reason is the `cause`. The name is the platform's,
 * because callers check for it.
 */
export class CallAbortedError extends SiteCallError {
  static override readonly messageKey = 'siteApi.aborted';
  override readonly name = 'AbortError';
}
