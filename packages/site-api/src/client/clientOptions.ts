import type { AuthorizationFailError } from '../errors/AuthorizationFailError';
import type { LoginRequiredError } from '../errors/LoginRequiredError';
import type { AnswerMisfit } from '../errors/MisfitAnswerError';
import type { FailedCall, SiteCallError } from '../errors/SiteCallError';
import type { TokenStore } from './tokenStore';

/**
 * Stores the crumb. No option says whether cookies are enabled: a stored crumb that cannot be read
 * back means that they are disabled, and then nothing is retried ([API-9]).
 */
export type CrumbStore = TokenStore;

export interface SystemErrorEvent {
  readonly error: SiteCallError;
}

/** A request before it is sent. */
export interface OutgoingRequest extends FailedCall {
  /** Its headers; more may be added. */
  readonly headers: Record<string, string>;
}

/** A request that has ended. */
export interface IncomingAnswer extends FailedCall {
  /** HTTP status; `undefined` where no answer arrived. */
  readonly status: number | undefined;
  /** Milliseconds from sending the request to the last byte of its answer. */
  readonly milliseconds: number;
}

export interface SiteClientOptions {
  /** @default the platform's fetch */
  fetch?: typeof globalThis.fetch;
  /** Put in front of every path, such as `https://example.com`. @default '' */
  baseUrl?: string;
  /** @default in memory, empty until an answer carries a crumb */
  crumb?: CrumbStore;
  /** The session's token ([API-11]). @default in memory */
  xsrf?: TokenStore;
  /**
   * Number of retries after a lost connection, 502, 503 or 504, each after 200 ms, for calls that
   * may be repeated ([API-5]). @default 0
   */
  retry?: number;
  /**
   * Maximum `Retry-After` of a 429 or 503, in milliseconds, that the client waits for before it
   * retries, within the call's time limit ([API-21]). @default 0: a longer wait is left to the
   * caller
   */
  maxRetryWait?: number;
  /**
   * Called before each request is sent, and awaited; it may add headers ([API-22]). If it throws,
   * the call fails with a `ConnectionError` whose cause is the thrown value.
   */
  onRequest?: (request: OutgoingRequest) => void | Promise<void>;
  /**
   * Called after each request with its status and duration, including requests that will be retried
   * ([API-22]).
   */
  onAnswer?: (answer: IncomingAnswer) => void;
  /** Time limit of every call in milliseconds, instead of the table's. */
  timeout?: number;
  /** Maximum size of an answer in bytes. @default 5000000 */
  maxAnswerBytes?: number;
  /**
   * An additional check of answers, such as `checkAnswer` of the contract. @default only the
   * table's fields are checked
   */
  check?: (callName: string, answer: unknown) => AnswerMisfit | undefined;
  /** [API-7] */
  onLoginRequired?: (error: LoginRequiredError) => void;
  /** [API-8] Called before the system error is raised. */
  onAuthorizationFail?: (error: AuthorizationFailError) => void;
  /**
   * Shows the system error dialog ([API-8], [API-10]) and resolves when it is closed. While it is
   * open no other system error is raised.
   */
  onSystemError?: (event: SystemErrorEvent) => void | Promise<void>;
}

export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
  /** Time limit in milliseconds, including retries. @default the client's, else the table's */
  timeout?: number;
  /** Number of retries after a lost connection, 502, 503 or 504. @default the client's */
  retry?: number;
  /** Lets the call outlive its page. @default false */
  keepalive?: boolean;
  /**
   * Lets the server recognise a repeated request as the same one, so that the call may be retried.
   * Sent as the `Idempotency-Key` header.
   */
  idempotencyKey?: string;
  /**
   * Whether the caller handles a failure. Otherwise the failure raises a system error, unless the
   * table ignores it. @default false
   */
  handlesFailure?: boolean;
}
