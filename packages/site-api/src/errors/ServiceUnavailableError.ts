import { SiteCallError } from './SiteCallError';

/** [API-4] 503. */
export class ServiceUnavailableError extends SiteCallError {
  static override readonly messageKey = 'siteApi.serviceUnavailable';
  override readonly name = 'ServiceUnavailableError';
}
