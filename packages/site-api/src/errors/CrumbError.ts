import { UnauthorizedError } from './UnauthorizedError';

/** [API-9] The answer carries `crumbFail`, and a second try with the new crumb was not possible or failed as well. */
export class CrumbError extends UnauthorizedError {
  override readonly name = 'CrumbError';
}
