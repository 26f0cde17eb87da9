import { failureMessages } from '../failureMessages';

/** The call that failed. The address has no crumb, so that it may be logged. */
export interface FailedCall {
  readonly callName: string;
  readonly method: string;
  readonly url: string;
}

export interface CallFailure extends FailedCall {
  /** HTTP status, where an answer arrived. */
  readonly status?: number | undefined;
  /** The answer's JSON, if it could be read. */
  readonly answer?: unknown;
  /** Milliseconds to wait before the next try, if the server says so (`Retry-After`). */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
  /** The server's own message; it replaces the default. */
  readonly text?: string | undefined;
  /** The part of the answer that does not fit, and what the contract requires. */
  readonly field?: string;
  readonly expected?: string;
}

export type FailureMessageKey = keyof typeof failureMessages;

/**
 * Base class of every failure of a call. Its text in another language: `error.text ??
 * translate(error.messageKey, error.values)`.
 */
export class SiteCallError extends Error implements CallFailure {
  static readonly messageKey: FailureMessageKey = 'siteApi.unableToConnect';
  override readonly name: string = 'SiteCallError';
  declare readonly callName: string;
  declare readonly method: string;
  declare readonly url: string;
  declare readonly status?: number | undefined;
  declare readonly answer?: unknown;
  declare readonly retryAfter?: number | undefined;
  declare readonly text?: string | undefined;
  declare readonly field?: string;
  declare readonly expected?: string;
  declare readonly messageKey: FailureMessageKey;
  /** The values of the message's placeholders. */
  declare readonly values: Readonly<Record<string, string>>;

  constructor(failure: CallFailure) {
    const { messageKey } = new.target;
    const { callName, url, field, expected, cause } = failure;
    const values = {
      callName,
      url,
      field,
      expected,
      message: (cause as Error | undefined)?.message,
    };
    super(
      failure.text ??
        failureMessages[messageKey].replace(
          /{(\w+)}/g,
          (_, place: keyof typeof values) => values[place]!,
        ),
    );
    Object.assign(this, failure, { messageKey, values });
  }
}
