import { failureMessages } from '../failureMessages';

/** The call that failed. The address is given without its crumb, so that it may be logged. */
export interface FailedCall {
  readonly callName: string;
  readonly method: string;
  readonly url: string;
}

export interface CallFailure extends FailedCall {
  /** HTTP status, where an answer arrived. */
  readonly status?: number | undefined;
  /** The answer's JSON, where it could be read. */
  readonly answer?: unknown;
  /** Milliseconds to wait before the next try, where the server names them (`Retry-After`). */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
  /** The server's own words; they take the place of the message. */
  readonly text?: string | undefined;
}

export type FailureMessageKey = keyof typeof failureMessages;

/**
 * Base of every failure of a call. `messageKey` with the error's own fields as values says it in another language:
 * `error.text ?? translate(error.messageKey, error.values)`.
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
  readonly messageKey: FailureMessageKey;
  /** Values for the places of the message. */
  readonly values: Readonly<Record<string, string | number>>;

  constructor(failure: CallFailure, values?: Readonly<Record<string, string | number>>) {
    const { messageKey } = new.target;
    const places = { callName: failure.callName, url: failure.url, ...values };
    super(
      failure.text ??
        failureMessages[messageKey].replace(
          /{(\w+)}/g,
          (_, place: keyof typeof places) => places[place],
        ),
    );
    Object.assign(this, failure);
    this.messageKey = messageKey;
    this.values = places;
  }
}
