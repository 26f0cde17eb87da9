import { SiteCallError } from './SiteCallError';

/** [API-4] 500 or 501. */
export class ServerError extends SiteCallError {
  static override readonly messageKey = 'siteApi.serverError';
  override readonly name = 'ServerError';
}
