import { SiteCallError } from './SiteCallError';

/**
 * [API-5] No complete answer arrived: no connection, refused, cut off, or redirected where that is
 * not allowed.
 */
export class ConnectionError extends SiteCallError {
  override readonly name: string = 'ConnectionError';
}
