import { UnauthorizedError } from './UnauthorizedError';

/** [API-7] The answer carries `loginRequired`. */
export class LoginRequiredError extends UnauthorizedError {
  override readonly name = 'LoginRequiredError';
}
