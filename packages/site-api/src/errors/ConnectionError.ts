import { SiteCallError } from './SiteCallError';

/** [API-5] No whole answer arrived: no connection, refused, cut in the middle, or redirected where that is not allowed. */
export class ConnectionError extends SiteCallError {
  override readonly name: string = 'ConnectionError';
}
