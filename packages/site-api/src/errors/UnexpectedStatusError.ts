import { SiteCallError } from './SiteCallError';

/** [API-4] Any other status that is not a success: 404 (a `NotFoundError`), 429, 502 … */
export class UnexpectedStatusError extends SiteCallError {
  override readonly name: string = 'UnexpectedStatusError';
}
