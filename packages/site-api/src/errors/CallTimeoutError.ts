import { ConnectionError } from './ConnectionError';

/** [API-12] The call's time limit passed. */
export class CallTimeoutError extends ConnectionError {
  override readonly name = 'CallTimeoutError';
}
