import type { AuthorizationFailError } from '../errors/AuthorizationFailError';
import type { LoginRequiredError } from '../errors/LoginRequiredError';
import type { AnswerMisfit } from '../errors/MisfitAnswerError';
import type { FailedCall, SiteCallError } from '../errors/SiteCallError';
import type { TokenStore } from './tokenStore';

/**
 * The crumb. Whether cookies are enabled needs no switch of its own: a crumb that was stored
 * and cannot be read back means that they are not, and then nothing is retried ([API-9]).
 */
export type CrumbStore = TokenStore;

export interface SystemErrorEvent {
  readonly error: SiteCallError;
}

/** A request that is about to be sent. */
export interface OutgoingRequest extends FailedCall {
  /** Its headers, to read and to add to. */
  readonly headers: Record<string, string>;
}

/** The end of one request. */
export interface IncomingAnswer extends FailedCall {
  /** HTTP status; `undefined` where no answer arrived. */
  readonly status: number | undefined;
  /** From sending it to the last byte of its answer. */
  readonly milliseconds: number;
}

export interface SiteClientOptions {
  /** @default the platform's fetch */
  fetch?: typeof globalThis.fetch;
  /** Put in front of every path, such as `https://example.com`. @default '' */
  baseUrl?: string;
  /** @default a crumb in memory: none until an answer brings one */
  crumb?: CrumbStore;
  /** The session's token ([API-11]). @default in memory */
  xsrf?: TokenStore;
  /**
   * Number of further tries after a lost connection, 502, 503 or 504, each after 200 ms, for calls that may be repeated
   * ([API-5]). @default 0
   */
  retry?: number;
  /**
   * Milliseconds that a server may ask to wait (`Retry-After`) before a further try: as far as this and the call's time
   * limit allow, 429 and 503 are tried again after that wait ([API-21]). @default 0: a longer wait is left to the caller
   */
  maxRetryWait?: number;
  /**
   * Called before each request is sent, and waited for: it may add to the headers ([API-22]). Where it throws, the call
   * fails as a lost connection does, with what was thrown as the cause.
   */
  onRequest?: (request: OutgoingRequest) => void | Promise<void>;
  /** Called after each request with its status and time, also where it is going to be tried again ([API-22]). */
  onAnswer?: (answer: IncomingAnswer) => void;
  /** Time limit of every call in milliseconds, in place of the table's. */
  timeout?: number;
  /** Bytes of an answer that are read at most. @default 5000000 */
  maxAnswerBytes?: number;
  /** A second look at answers, such as `checkAnswer` of the contract. @default the table's fields only */
  check?: (callName: string, answer: unknown) => AnswerMisfit | undefined;
  /** [API-7] */
  onLoginRequired?: (error: LoginRequiredError) => void;
  /** [API-8] Called before the system error is raised. */
  onAuthorizationFail?: (error: AuthorizationFailError) => void;
  /**
   * Shows the system error dialog ([API-8], [API-10]) and resolves when it is closed.
   * While it is open no other one is raised.
   */
  onSystemError?: (event: SystemErrorEvent) => void | Promise<void>;
}

export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
  /** Time limit in milliseconds, retries included. @default the client's, else the table's */
  timeout?: number;
  /** Number of further tries after a lost connection, 502, 503 or 504. @default the client's */
  retry?: number;
  /** Lets the call outlive its page. @default false */
  keepalive?: boolean;
  /**
   * Makes a second sending the same as the first, where the server honours it; with it the call may be repeated.
   * Sent as the `Idempotency-Key` header.
   */
  idempotencyKey?: string;
  /** Whether the caller deals with a failure itself; else it raises a system error, unless the table ignores it. @default false */
  handlesFailure?: boolean;
}
