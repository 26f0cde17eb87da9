import { SiteCallError } from './SiteCallError';

/** [API-4] 401 or 403. */
export class UnauthorizedError extends SiteCallError {
  static override readonly messageKey = 'siteApi.unauthorized';
  override readonly name: string = 'UnauthorizedError';
}
