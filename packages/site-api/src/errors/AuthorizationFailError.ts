import { UnauthorizedError } from './UnauthorizedError';

/** [API-8] The answer carries `authorizationFail`. */
export class AuthorizationFailError extends UnauthorizedError {
  override readonly name = 'AuthorizationFailError';
}
