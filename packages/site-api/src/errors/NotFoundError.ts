import type { CallFailure } from './SiteCallError';
import { UnexpectedStatusError } from './UnexpectedStatusError';

/** [API-4] 404: the server has nothing under the path. */
export class NotFoundError extends UnexpectedStatusError {
  override readonly name = 'NotFoundError';
  /** Path of the address, without host, query and crumb. */
  readonly path: string;

  constructor(failure: CallFailure) {
    super(failure);
    this.path = failure.url
      .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, '')
      .replace(/[?#].*/s, '');
  }
}
